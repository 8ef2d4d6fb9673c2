import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { WebPage } from '../browser/web-page';
import { Deployment } from '../deployment/deployment';
import { owners } from '../deployment/people';
import { engines, type Engine } from './engines';
import type { AnyElement, Look, OpenBrowser } from './open-browser';

interface Fixtures {
  engine: Engine;
  /** Opens a browser of the engine. It is closed at the end of the test and must not have logged an error. */
  open: (look: Look) => Promise<WebPage<AnyElement>>;
}

interface SharedFixtures {
  /** One deployment for all engines, with an owner for each. */
  deployment: Deployment;
}

export const test = base.extend<Fixtures, SharedFixtures>({
  engine: ['chromium', { option: true }],
  deployment: [
    async ({}, use) => {
      const deployment = await Deployment.start('de', undefined, {
        ADMIN_EMAILS: owners.map(({ email }) => email).join(','),
      });
      await use(deployment);
      await deployment.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ engine, deployment }, use, testInfo) => {
    const opened: OpenBrowser[] = [];
    await use(async (look) => {
      const browser = await engines[engine](deployment.url, look);
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
