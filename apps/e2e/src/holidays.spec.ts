import { expectAccessible } from './accessibility/expect-accessible';
import { expect, test } from './product/fixtures';

test.use({ startsAt: new Date('2026-12-08T12:00:00Z') });

test(
  'guests see the holidays of the region that the owner has chosen, with and without scripts',
  { tag: '@phone' },
  async ({ page, browser, deployment, owner, t, language }) => {
    const christmas = page.locator('[data-day="2026-12-25"]');
    const names = {
      de: /, Feiertag: 1\. Weihnachtsfeiertag, Schulferien: Weihnachtsferien$/u,
      en: /, public holiday: Christmas Day, school holidays: Christmas holidays$/u,
    };

    await test.step('none by default', async () => {
      await page.goto('/');
      await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
      await expect(christmas).not.toHaveAccessibleName(names[language]);
      await expect(page.locator('.holiday-mark')).toHaveCount(0);
    });

    await test.step('the owner chooses a region, and learns until when its holidays are known', async () => {
      await owner.resume(await deployment.session(), 'settings');
      const card = owner.card(t('admin:holidays.title'));
      await card.getByLabel(t('admin:holidays.region')).selectOption('DE-SH');
      await owner.saveIn(card);
      await expect(card.getByText(/2030/u)).toBeVisible();
      await expect(card.getByText(/2031/u)).toBeVisible();
      await expectAccessible(owner.page);
    });

    await test.step('the calendar marks and names them, and its key explains the marks', async () => {
      await page.reload();
      await expect(christmas).toHaveAccessibleName(names[language]);
      await expect(christmas.locator('[data-kind="public"]')).toBeVisible();
      await expect(page.locator('[data-day="2026-12-21"] [data-kind="school"]')).toBeVisible();
      const key = page.getByRole('list', { name: t('home:legend.label') });
      await expect(key.getByText(/Schleswig-Holstein/u)).toBeVisible();
      await expect(page.getByRole('link', { name: 'OpenHolidays' })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the owner’s calendar marks and names them, too', async () => {
      await owner.resume(await deployment.session(), 'availability');
      const newYear = owner.page.locator('[data-day="2027-01-01"]');
      await expect(newYear).toHaveAccessibleName(/Neujahr|New Year/u);
      await expect(newYear.locator('[data-kind="public"]')).toBeVisible();
      await owner.page.locator('[data-day="2026-12-25"]').hover();
      await expectAccessible(owner.page);
    });

    await test.step('the page of the server contains them', async () => {
      const context = await browser.newContext({ baseURL: deployment.url, javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(`/?lang=${language}`);
      await expect(plain.locator('[data-day="2026-12-25"] .sr-only')).toHaveText(names[language]);
      await expect(plain.locator('[data-day="2026-12-25"] [data-kind="public"]')).toBeVisible();
      await context.close();
    });
  },
);
