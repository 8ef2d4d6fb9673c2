import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { WebPage } from '../browser/web-page';
import { House } from '../house/house';
import { owners } from '../house/people';
import { engines, type AnyElement, type Engine, type Look, type OpenBrowser } from './engines';

interface Fixtures {
  engine: Engine;
  /** Opens a browser of the engine, which is closed when the test ends and must have had nothing to complain about. */
  open: (look: Look) => Promise<WebPage<AnyElement>>;
}

interface SharedFixtures {
  /** One house for all engines, with an owner for each. */
  house: House;
}

export const test = base.extend<Fixtures, SharedFixtures>({
  engine: ['chromium', { option: true }],
  house: [
    async ({}, use) => {
      const house = await House.found('de', undefined, { ADMIN_EMAILS: owners.map(({ email }) => email).join(',') });
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ engine, house }, use, testInfo) => {
    const opened: OpenBrowser[] = [];
    await use(async (look) => {
      const browser = await engines[engine](house.url, look);
      opened.push(browser);
      return browser.page;
    });
    const complaints = opened.flatMap((browser) => browser.complaints);
    const hasFailed = testInfo.status !== testInfo.expectedStatus;
    for (const [index, { page, close }] of opened.entries()) {
      if (hasFailed) {
        const file = testInfo.outputPath(`${engine}-${index + 1}`);
        await page.screenshot({ path: `${file}.png` });
        await writeFile(`${file}.html`, await page.content());
      }
      await close();
    }
    expect(complaints).toEqual([]);
  },
});

export { expect };
