import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading of a page that has taken the place of another, which a screen reader would otherwise
 * not notice. The first page of a visit is read out by itself, and a page that has placed the focus keeps it.
 */
export const useFocusOnNewPage = (main: RefObject<HTMLElement | null>, page: string) => {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const focused = document.activeElement;
    if (focused !== main.current && main.current?.contains(focused)) return;
    const heading = main.current?.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [main, page]);
};
