import { test as base, expect, type Page } from '@playwright/test';
import { openHausAmSee } from '../house/haus-am-see';
import { House, morningOf, type AdminSession } from '../house/house';
import { today } from '../house/story';
import { words, type Locale, type Words } from '../words/words';
import { takeShot, type ShotOptions } from './take-shot';

export interface HouseOptions {
  /** What the house and its guests speak. */
  language: Locale;
}

interface WorkerFixtures extends HouseOptions {
  /** The house of the story. It is the same for many pictures: whoever changes it puts it back. */
  house: House;
  /** A session of its founder. */
  session: AdminSession;
}

interface Fixtures {
  t: Words['t'];
  /** A house in which nothing has happened yet. */
  emptyHouse: House;
  shoot: (name: string, options?: ShotOptions) => Promise<void>;
  /** Makes the page's browser the founder's. */
  signIn: () => Promise<void>;
}

const remember = async (page: Page, entries: Record<string, string>): Promise<void> => {
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, entries);
};

export const rememberSession = (page: Page, { email, token }: AdminSession) =>
  remember(page, { 'hearthstay.admin-token': token, 'hearthstay.admin-email': email });

export const test = base.extend<Fixtures, WorkerFixtures>({
  language: ['de', { option: true, scope: 'worker' }],
  house: [
    async ({ language }, use) => {
      const house = await openHausAmSee(language);
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  session: [async ({ house }, use) => use(await house.signIn()), { scope: 'worker' }],
  baseURL: async ({ house }, use) => use(house.url),
  t: async ({ language }, use) => use(words[language].t),
  emptyHouse: async ({ language }, use) => {
    const house = await House.found(language, morningOf(today));
    await use(house);
    await house.close();
  },
  page: async ({ page, language }, use) => {
    await page.clock.setFixedTime(morningOf(today));
    await remember(page, { 'hearthstay.language': language });
    await use(page);
  },
  shoot: async ({ page, language }, use) => use((name, options) => takeShot(page, language, name, options)),
  signIn: async ({ page, session }, use) => use(() => rememberSession(page, session)),
});

export { expect };
