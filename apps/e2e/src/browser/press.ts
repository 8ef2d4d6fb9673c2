import type { Locator, Page } from '@playwright/test';
import { waitForStart } from './start';

/** Chromium treats two taps within 20 px and about 370 ms as a double tap, which does not press a button twice. */
const betweenTapsMs = 600;
const lastTaps = new WeakMap<Page, number>();

const tap = async (target: Locator): Promise<void> => {
  const page = target.page();
  const tooEarlyBy = (lastTaps.get(page) ?? 0) + betweenTapsMs - Date.now();
  if (tooEarlyBy > 0) await page.waitForTimeout(tooEarlyBy);
  await target.tap();
  lastTaps.set(page, Date.now());
};

const isTouched = (target: Locator): Promise<boolean> => target.evaluate(() => navigator.maxTouchPoints > 0);

/** Taps on a touch screen, and clicks otherwise. Only Playwright's elements can be tapped. */
export const press = async (target: Locator | Pick<Locator, 'click'>): Promise<void> => {
  if ('page' in target) await waitForStart(target.page());
  await ('tap' in target && (await isTouched(target)) ? tap(target) : target.click());
};
