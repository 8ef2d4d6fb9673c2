import type { Page } from '@playwright/test';
import { smallTargets } from '../accessibility/expect-accessible';
import { cutOverlays, cutTexts, protrudingTexts } from '../browser/cut-texts';
import { Deployment } from '../deployment/deployment';
import { expect, test as base } from '../product/fixtures';
import { textsInPseudoLanguage } from '../texts/texts';
import { buildProduct } from './build-product';
import { untranslatedOn } from './untranslated';

const viewport = { width: 360, height: 740 };
export const propertyName = 'Haus am See';
/**
 * Texts that the product does not translate, because people have written them or they are the same in every language.
 */
const data = [
  propertyName,
  'Hearthstay',
  'Kur',
  'Wir kommen mit Hund',
  'Airbnb',
  'Storno',
  'Notiz',
  'Rohr',
  'Telefon',
  'BIC',
  'IBAN',
];

let main: string;

/** Tests on a narrow screen of a product whose German is a pseudo-language. */
export const test = base.extend({
  language: 'de',
  // The language of pages without scripts, which depends only on the browser.
  locale: 'de-DE',
  viewport,
  ownerPage: async ({ ownerPage }, use) => {
    await ownerPage.setViewportSize(viewport);
    await use(ownerPage);
  },
  texts: async ({}, use) => use(textsInPseudoLanguage()),
  t: async ({ texts }, use) => use(texts.t),
  deployment: async ({ settings }, use) => {
    const deployment = await Deployment.start('de', undefined, settings, main);
    await use(deployment);
    await deployment.close();
  },
});

/** Builds the product once for all tests of a file, which must not run in parallel. */
export const useProduct = (): void => {
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    main = await buildProduct();
  });
};

/**
 * Expects that all texts are translated and fit on the screen, and that fingers can press everything. Most other tests
 * of an owner's pages run on a desktop.
 */
export const expectTranslatedAndFitting = async (page: Page, where: string) => {
  expect.soft(await untranslatedOn(page, data), where).toEqual([]);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth), where)
    .toBeLessThanOrEqual(viewport.width);
  expect.soft(await page.evaluate(cutTexts), where).toEqual([]);
  expect.soft(await page.evaluate(cutOverlays), where).toEqual([]);
  expect.soft(await page.evaluate(protrudingTexts), where).toEqual([]);
  expect.soft(await smallTargets(page), where).toEqual([]);
};
