import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Expects that axe finds nothing to complain about on the page, once it is there. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Evaluated rather than added as a script, which the content security policy would rightly refuse.
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const results = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return results.violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target) }));
  });
  expect(violations, new URL(page.url()).pathname).toEqual([]);
};
