import type { Locator } from '@playwright/test';

interface Field {
  fill(text: string): Promise<void>;
}

const isFirefoxs = (field: Field | Locator): field is Locator =>
  'page' in field && field.page().context().browser()?.browserType().name() === 'firefox';

/**
 * Replaces the text of a form field. In Firefox, React does not detect Playwright's `fill`, so the text is typed there,
 * which works for the characters of an English keyboard.
 */
export const write = async (field: Field | Locator, text: string): Promise<void> => {
  if (!isFirefoxs(field)) return field.fill(text);
  await field.fill('');
  await field.pressSequentially(text);
};
