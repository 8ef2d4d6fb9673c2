import { useSyncExternalStore } from 'react';

/** From here on tables, and several months, have room; the same as `md:`. */
const wide = '(min-width: 48rem)';

/** From here on the page of a booking has room beside the list. */
const veryWide = '(min-width: 75rem)';

const useMedia = (media: string) =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(media).matches,
  );

/** For the few places where narrow screens get other elements and not only another look. */
export const useIsWide = () => useMedia(wide);

export const useHasRoomBeside = () => useMedia(veryWide);
