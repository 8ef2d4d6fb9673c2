import type { Locator, Page } from '@playwright/test';
import { press } from './press';

/**
 * Makes the calls of a URL fail until the test retries them as the user does. The automatic retries of the page fail as
 * well.
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
