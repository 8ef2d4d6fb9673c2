import { useSyncExternalStore } from 'react';

/** From here on tables, and several months, have room; the same as `md:`. */
const wide = '(min-width: 48rem)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** For the few places where narrow screens get other elements and not only another look. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
