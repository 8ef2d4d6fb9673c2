import type { Locator } from '@playwright/test';

/** Presses it as people do at this screen: with a finger where there is a touch screen, with the mouse otherwise. */
export const press = async (target: Locator): Promise<void> => {
  const isTouched = await target.evaluate(() => navigator.maxTouchPoints > 0);
  await (isTouched ? target.tap() : target.click());
};
