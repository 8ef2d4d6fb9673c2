import type { Page } from '@playwright/test';

/** Runs in the page. The program removes the notice when it has started; from then on it handles input. */
export const hasStarted = (): boolean => document.getElementById('script-notice') === null;

export const waitForStart = async (page: Page): Promise<void> => {
  await page.waitForFunction(hasStarted);
};

/** A page whose navigations resolve only when the program has started. */
export const startedPage = (page: Page): Page => {
  const goto = page.goto.bind(page);
  page.goto = async (...address) => {
    const response = await goto(...address);
    await waitForStart(page);
    return response;
  };
  return page;
};
