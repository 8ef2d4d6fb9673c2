import type { Locator, Page } from '@playwright/test';
import { press } from './press';

/**
 * Makes the calls of a URL fail until the reader asks for them again. The page does so by itself, too, and must not be
 * first.
 */
export const failCalls = async (page: Page, url: string): Promise<{ retryBy: (button: Locator) => Promise<void> }> => {
  let isHeld = false;
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    if (!isHeld) return route.abort();
    await isReleased;
    return route.continue();
  });
  return {
    retryBy: async (button) => {
      isHeld = true;
      await press(button);
      release();
    },
  };
};
