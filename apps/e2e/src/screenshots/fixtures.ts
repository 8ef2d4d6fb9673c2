import { test as base, expect, type Page } from '@playwright/test';
import { startSeededDeployment } from '../deployment/seeded-deployment';
import { Deployment, morningOf, type AdminSession } from '../deployment/deployment';
import { today } from '../deployment/seed-data';
import { texts, type Locale, type Texts } from '../texts/texts';
import { takeShot, type ShotOptions } from './take-shot';

export interface DeploymentOptions {
  /** The language of the deployment and its guests. */
  language: Locale;
}

interface WorkerFixtures extends DeploymentOptions {
  /** The deployment with the seed data. Many screenshots share it, so a test that changes it restores it. */
  deployment: Deployment;
  /** A session of its first owner. */
  session: AdminSession;
}

interface Fixtures {
  t: Texts['t'];
  /** A deployment without requests. */
  emptyDeployment: Deployment;
  shoot: (name: string, options?: ShotOptions) => Promise<void>;
  /** Signs the page's browser in as the first owner. */
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
  deployment: [
    async ({ language }, use) => {
      const deployment = await startSeededDeployment(language);
      await use(deployment);
      await deployment.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  session: [async ({ deployment }, use) => use(await deployment.signIn()), { scope: 'worker' }],
  baseURL: async ({ deployment }, use) => use(deployment.url),
  t: async ({ language }, use) => use(texts[language].t),
  emptyDeployment: async ({ language }, use) => {
    const deployment = await Deployment.start(language, morningOf(today));
    await use(deployment);
    await deployment.close();
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
