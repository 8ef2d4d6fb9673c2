import type { Page } from '@playwright/test';
import type { Texts } from './texts';

/** Switches the page to the language, as a person does, unless it is in it already. */
export const chooseLanguage = async (page: Page, { locale, language }: Texts): Promise<void> => {
  const html = page.locator('html');
  if ((await html.getAttribute('lang')) === locale) return;
  // One or the other, by the width of the screen.
  await page.getByRole('button', { name: /^((Sprache|Language):|Menü$|Menu$)/ }).click();
  await page.getByRole('button', { name: language }).click();
  await page.locator(`html[lang="${locale}"]`).waitFor();
  await page.keyboard.press('Escape');
};
