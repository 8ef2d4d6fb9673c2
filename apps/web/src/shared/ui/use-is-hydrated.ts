import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** `false` until a page of the server is hydrated, because hydration must render the same as the server. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
