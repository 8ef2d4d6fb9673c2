import { test as base, expect, type Page } from '@playwright/test';
import { startedPage } from '../browser/start';
import { storage } from '../browser/storage';
import { Deployment } from '../deployment/deployment';
import { guests } from '../deployment/people';
import { SharedHouse } from '../deployment/shared-house';
import type { Mail } from '../mail/mail';
import { Guest } from '../people/guest';
import { Owner } from '../people/owner';
import { texts, type Locale, type Texts } from '../texts/texts';

/** The options that each project of Playwright's configuration sets. */
export interface ProjectOptions {
  /** The language of the deployment, its guests and its owners. */
  language: Locale;
}

/** The cookie with the language for the server; Playwright requires the other fields. */
const languageCookie = {
  name: 'hearthstay-language',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const;

interface Fixtures {
  /** Environment variables of the test's product. */
  settings: Record<string, string>;
  /** The time of the product's clock at its start; the real time if undefined. */
  startsAt: Date | undefined;
  texts: Texts;
  t: Texts['t'];
  /** The test's own deployment, which must exit with 0 if the test has passed. */
  deployment: Deployment;
  mail: Mail;
  /** A page in the owner's browser. */
  ownerPage: Page;
  guest: Guest;
  owner: Owner;
}

interface WorkerFixtures extends ProjectOptions {
  /** The house of `readingTest`, which is started when a test needs it. Its product must exit with 0. */
  sharedHouse: SharedHouse;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  language: ['de', { option: true, scope: 'worker' }],
  sharedHouse: [
    async ({ language }, use) => {
      const house = new SharedHouse(language);
      await use(house);
      expect(await house.close(), 'exit code after SIGTERM').toBe(0);
    },
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  startsAt: [undefined, { option: true }],
  texts: async ({ language }, use) => use(texts[language]),
  t: async ({ language }, use) => use(texts[language].t),
  deployment: async ({ language, settings, startsAt }, use, testInfo) => {
    const deployment = await Deployment.start(language, startsAt, settings);
    await use(deployment);
    const exitCode = await deployment.close();
    if (testInfo.status === 'passed') expect(exitCode, 'exit code after SIGTERM').toBe(0);
  },
  mail: async ({ deployment }, use) => use(deployment.mail),
  baseURL: async ({ deployment }, use) => use(deployment.url),
  // The browser of a returning visitor, whose language is stored and can be changed.
  storageState: async ({ deployment, language }, use) =>
    use({
      cookies: [{ ...languageCookie, value: language, domain: new URL(deployment.url).hostname }],
      origins: [{ origin: deployment.url, localStorage: [{ name: storage.language, value: language }] }],
    }),
  page: async ({ page }, use) => use(startedPage(page)),
  ownerPage: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(startedPage(await context.newPage()));
    await context.close();
  },
  guest: async ({ page, texts: own }, use) => use(new Guest(page, own, guests.jonas)),
  owner: async ({ ownerPage, texts: own, mail }, use) => use(new Owner(ownerPage, own, mail)),
});

/**
 * For tests that leave the product as it is. They share a house instead of starting one, and a test that changes the
 * house fails.
 */
export const readingTest = test.extend({
  deployment: async ({ sharedHouse }, use) => {
    const deployment = await sharedHouse.open();
    const before = await sharedHouse.content();
    await use(deployment);
    expect(await sharedHouse.content(), 'the shared house after the test').toEqual(before);
  },
});

export { expect };
