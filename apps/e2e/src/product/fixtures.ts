import { test as base, expect, type Page } from '@playwright/test';
import { startedPage } from '../browser/start';
import { storage } from '../browser/storage';
import { House } from '../house/house';
import { guests } from '../house/people';
import type { Mail } from '../mail/mail';
import { Guest } from '../people/guest';
import { Owner } from '../people/owner';
import { words, type Locale, type Words } from '../words/words';

/** What a project of Playwright's configuration sets. */
export interface ProjectOptions {
  /** What the house, its guests and its owners speak. */
  language: Locale;
}

/** What the browser tells the server of the language; the other fields are as Playwright wants them. */
const languageCookie = {
  name: 'hearthstay-language',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const;

interface Fixtures extends ProjectOptions {
  /** Settings that the test's product is started with. */
  settings: Record<string, string>;
  words: Words;
  t: Words['t'];
  /** A house of the test's own, which must end in good order when the test has passed. */
  house: House;
  mail: Mail;
  /** A page in a browser of the owner's own. */
  ownerPage: Page;
  guest: Guest;
  owner: Owner;
}

export const test = base.extend<Fixtures>({
  language: ['de', { option: true }],
  settings: [{}, { option: true }],
  words: async ({ language }, use) => use(words[language]),
  t: async ({ language }, use) => use(words[language].t),
  house: async ({ language, settings }, use, testInfo) => {
    const house = await House.found(language, undefined, settings);
    await use(house);
    const exitCode = await house.close();
    if (testInfo.status === 'passed') expect(exitCode, 'exit code after SIGTERM').toBe(0);
  },
  mail: async ({ house }, use) => use(house.mail),
  baseURL: async ({ house }, use) => use(house.url),
  // A browser that was here before and remembers the language, which can then be changed as always.
  storageState: async ({ house, language }, use) =>
    use({
      cookies: [{ ...languageCookie, value: language, domain: new URL(house.url).hostname }],
      origins: [{ origin: house.url, localStorage: [{ name: storage.language, value: language }] }],
    }),
  page: async ({ page }, use) => use(startedPage(page)),
  ownerPage: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(startedPage(await context.newPage()));
    await context.close();
  },
  guest: async ({ page, words: own }, use) => use(new Guest(page, own, guests.jonas)),
  owner: async ({ ownerPage, words: own, mail }, use) => use(new Owner(ownerPage, own, mail)),
});

export { expect };
