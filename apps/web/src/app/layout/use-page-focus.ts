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

const takesFocus = (element: EventTarget): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.tabIndex === -1 && element.hasAttribute('tabindex');

/**
 * Buttons often go with what they have done: a notice that is closed, a list that is loaded again, a filter that is
 * cleared. The focus, which would be nowhere then, goes on from the nearest part of the page around them that can take
 * it.
 */
export const useFocusThatStays = () => {
  useEffect(() => {
    let around: EventTarget[] = [];
    const remember = (event: FocusEvent) => (around = event.composedPath());
    const observer = new MutationObserver(() => {
      const [focused] = around;
      if (document.activeElement !== document.body || !(focused instanceof Node) || focused.isConnected) return;
      around.find(takesFocus)?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
};
