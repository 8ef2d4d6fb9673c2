import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Minified, because each page that is tested gets it anew. Tests run in the repository's folder. */
const program = readFileSync(resolve('node_modules/axe-core/axe.min.js'), 'utf8');

const violationsOf = (page: Page, rules?: string[]) =>
  page.evaluate(async (only) => {
    const rulesToRun = only && { runOnly: { type: 'rule' as const, values: only } };
    // Otherwise axe also describes all elements that pass a rule.
    const options = {
      // A part of WCAG 2.2 AA that is off by default.
      rules: { 'target-size': { enabled: true } },
      ...rulesToRun,
      resultTypes: ['violations' as const],
    };
    const results = await (globalThis as unknown as { axe: typeof axe }).axe.run(options);
    return results.violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target) }));
  }, rules);

/** Evaluated and not added as a script, because the content security policy would refuse the script. */
const loadAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(program);
};

/** The texts without sufficient contrast in the colour scheme of the page. */
export const lowContrasts = async (page: Page) => {
  await loadAxe(page);
  return violationsOf(page, ['color-contrast']);
};

/** Scrolls to a position without animation. @returns the previous position, in pixels */
const scrollTo = (page: Page, top: number): Promise<number> =>
  page.evaluate((to) => {
    const before = globalThis.scrollY;
    globalThis.scrollTo({ top: to, behavior: 'instant' });
    return before;
  }, top);

/** The targets that are too small, or too close to others, for a finger. */
export const smallTargets = async (page: Page) => {
  await loadAxe(page);
  const before = await scrollTo(page, 0);
  const violations = await violationsOf(page, ['target-size']);
  await scrollTo(page, before);
  return violations;
};

/** Expects no violations by axe once the page is loaded, and none of colours in dark mode. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await loadAxe(page);
  const { pathname } = new URL(page.url());
  // Reduced motion, because axe would test the colours in the middle of a transition.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // At a restored scroll position, half of a button may be visible at the top, which axe reports as a covered target.
  const before = await scrollTo(page, 0);
  expect(await violationsOf(page), pathname).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, ['color-contrast']), `${pathname}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await scrollTo(page, before);
};
