import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading of a new page, whose change a screen reader would otherwise not notice. It does not
 * move the focus on the first page of a visit, which is read out anyway, and on a page that has set the focus itself.
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
 * Keeps the focus near a button that is removed after a press, such as one that closes a notice or loads a list again.
 * The focus moves to the nearest focusable element that contained the button, because otherwise it would be lost.
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
