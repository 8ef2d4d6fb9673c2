import type { Page } from '@playwright/test';

/** A page from the server takes what people do once its program has started, which takes a notice away. */
export const waitForStart = (page: Page): Promise<void> =>
  page.locator('#script-notice').waitFor({ state: 'detached' });

/** The same page, which is opened only when its program has started. */
export const startedPage = (page: Page): Page => {
  const goto = page.goto.bind(page);
  page.goto = async (...address) => {
    const response = await goto(...address);
    await waitForStart(page);
    return response;
  };
  return page;
};
