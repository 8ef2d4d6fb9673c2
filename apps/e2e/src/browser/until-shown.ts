import type { Locator } from '@playwright/test';

interface Watched {
  /** An object contains the promise, because Playwright would wait for a bare one. */
  shown: Promise<void>;
}

/** Runs in the page. */
const watch = (part: Element, text: string): Watched => ({
  shown: new Promise((resolve) => {
    const isShown = (element: Element) => element.textContent.trim() === text && element.checkVisibility();
    new MutationObserver(() => [...part.querySelectorAll('*')].some(isShown) && resolve()).observe(part, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }),
});

/**
 * Acts, and waits until the part of the page then shows the text. The page reports it, because it may remove the text
 * before a test on a busy machine looks.
 */
export const untilShown = async (part: Locator, text: string, act: () => Promise<void>): Promise<void> => {
  const watched = await part.evaluateHandle(watch, text);
  await act();
  await watched.evaluate(({ shown }) => shown);
};
