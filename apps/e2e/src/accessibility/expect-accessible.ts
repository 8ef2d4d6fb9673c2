import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const violationsOf = (page: Page, rules?: string[]) =>
  page.evaluate(async (only) => {
    const rulesToRun = only && { runOnly: { type: 'rule' as const, values: only } };
    // Otherwise axe also describes each element that has passed a rule.
    const options = {
      // Part of WCAG 2.2 AA, and off unless asked for.
      rules: { 'target-size': { enabled: true } },
      ...rulesToRun,
      resultTypes: ['violations' as const],
    };
    const results = await (globalThis as unknown as { axe: typeof axe }).axe.run(options);
    return results.violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target) }));
  }, rules);

/** Scrolls to a place at once. @returns the place before, in pixels */
const scrollTo = (page: Page, top: number): Promise<number> =>
  page.evaluate((to) => {
    const before = globalThis.scrollY;
    globalThis.scrollTo({ top: to, behavior: 'instant' });
    return before;
  }, top);

/**
 * Expects that axe finds nothing to complain about on the page once it is there, nor in its colours when it is dark.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Evaluated rather than added as a script, which the content security policy would rightly refuse.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { pathname } = new URL(page.url());
  // Colours that are on their way to others are none to be judged.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // A restored scroll position can leave half a button at the top, which axe takes for a covered target.
  const before = await scrollTo(page, 0);
  expect(await violationsOf(page), pathname).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, ['color-contrast']), `${pathname}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await scrollTo(page, before);
};
