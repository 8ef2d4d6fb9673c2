import { expect, type Page } from '@playwright/test';

/**
 * Does what makes the page call the API and waits until the server has agreed: where the screen shows the outcome
 * before that, it cannot tell.
 */
export const whenAnswered = async (page: Page, method: string, act: () => Promise<void>): Promise<void> => {
  const answer = page.waitForResponse((response) => response.request().method() === method);
  await act();
  expect((await answer).ok()).toBe(true);
};
