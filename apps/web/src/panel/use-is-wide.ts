import { useSyncExternalStore } from 'react';

/** The width from which tables, or several months, fit; the same as `md:`. */
const wide = '(min-width: 48rem)';

/** The width from which the page of a booking fits beside the list. */
const veryWide = '(min-width: 75rem)';

/** From here on the page of a booking has two columns; the same as `lg:`. */
const twoColumns = '(min-width: 64rem)';

const useMedia = (media: string) =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(media).matches,
  );

/** For the few components that render other elements, and not only other styles, on narrow screens. */
export const useIsWide = () => useMedia(wide);

export const useHasRoomBeside = () => useMedia(veryWide);

export const useHasTwoColumns = () => useMedia(twoColumns);
