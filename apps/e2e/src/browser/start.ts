import type { Page } from '@playwright/test';

/** Runs in the page. Its program removes the notice when it has started; from then on it takes what people do. */
export const hasStarted = (): boolean => document.getElementById('script-notice') === null;

export const waitForStart = async (page: Page): Promise<void> => {
  await page.waitForFunction(hasStarted);
};

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
