import type { Locator } from '@playwright/test';

interface Field {
  fill(text: string): Promise<void>;
}

const isFirefoxs = (field: Field | Locator): field is Locator =>
  'page' in field && field.page().context().browser()?.browserType().name() === 'firefox';

/**
 * Writes in the field of a form, in place of what it holds. React does not notice how Playwright fills the fields of
 * Firefox; it notices keys, which there are for the letters of an English keyboard.
 */
export const write = async (field: Field | Locator, text: string): Promise<void> => {
  if (!isFirefoxs(field)) return field.fill(text);
  await field.fill('');
  await field.pressSequentially(text);
};
