import { expect, type Page } from '@playwright/test';

/** Waits for a successful response to the call that `act` causes, because the page shows the outcome before it. */
export const untilResponse = async (page: Page, method: string, act: () => Promise<void>): Promise<void> => {
  const response = page.waitForResponse((candidate) => candidate.request().method() === method);
  await act();
  expect((await response).ok()).toBe(true);
};
