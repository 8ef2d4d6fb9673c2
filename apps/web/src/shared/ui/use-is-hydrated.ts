import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** `false` in a page that comes from the server until React has taken it over: both must render the same first. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
