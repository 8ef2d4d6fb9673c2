import { expect, test, type Page } from '@playwright/test';
import { lowContrasts } from './accessibility/expect-accessible';
import { sampleEmails } from './mail/sample-emails';

const width = 360;

const expectLegible = async (page: Page, where: string) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await lowContrasts(page), `${where}, ${colorScheme}`).toEqual([]);
  }
};

test(
  'e-mails of each kind fit on a phone, and can be read in both colour schemes',
  { tag: '@phone' },
  async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 740 } });
    for (const { name, locale, html } of await sampleEmails()) {
      const where = `${name}, ${locale}`;
      await page.setContent(html);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
      // Colours are the same in each language.
      if (locale === 'de') await expectLegible(page, where);
    }
    await page.close();
  },
);
