import type { Page } from '@playwright/test';
import type { Texts } from './texts';

/** Switches the page to the language, as a person does, unless it is in it already. */
export const chooseLanguage = async (page: Page, { locale, language }: Texts): Promise<void> => {
  if ((await page.locator('html').getAttribute('lang')) === locale) return;
  await page.getByRole('button', { name: /^(Sprache|Language):/ }).click();
  await page.getByRole('button', { name: language }).click();
};
