import type { Page } from '@playwright/test';
import { cutOverlays, cutTexts } from './browser/cut-texts';
import { press } from './browser/press';
import { openWithoutServer } from './browser/without-server';
import { guests } from './deployment/people';
import { dateOfNextMonth } from './people/next-month';
import { expect, readingTest, test } from './product/fixtures';
import { plainPages } from './product/plain-pages';

/**
 * The widths of a desktop of 1280 and a phone of 640 pixels at 200 %; the second is also the smallest required by WCAG.
 */
const widths = [640, 320];

/** Expects that nothing exceeds the window. */
const expectFitting = async (page: Page) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 400 });
    const where = `${page.url()} at ${width}`;
    expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
    expect(await page.evaluate(cutTexts), where).toEqual([]);
    expect(await page.evaluate(cutOverlays), where).toEqual([]);
  }
};

test(
  'at a zoom of 200 % no text is cut and no page scrolls horizontally',
  { tag: ['@desk', '@everywhere'] },
  async ({ page, deployment, guest, owner, t }) => {
    const { maximilian } = guests;
    await deployment.ask({ ...maximilian, startDate: dateOfNextMonth(10), endDate: dateOfNextMonth(12) });
    // Without a space, so that the calendar's tooltip cannot break it.
    const endless = { name: 'x'.repeat(100), email: 'endless@mail.example' };
    await deployment.book({ ...endless, startDate: dateOfNextMonth(20), endDate: dateOfNextMonth(20) });
    await guest.openCalendar();
    await guest.day(20).focus();
    // Hidden from screen readers, because the day has the same text as its name.
    await expect(page.getByRole('tooltip', { includeHidden: true }).filter({ visible: true })).toHaveText(endless.name);
    await expectFitting(page);
    await guest.choose({ from: 10, to: 13 });
    await guest.fillIn(`Bis bald! https://mail.example/${'x'.repeat(400)}`);
    await expectFitting(page);
    await press(guest.submit);
    await expect(page.getByRole('heading', { name: t('home:sent.title') })).toBeVisible();
    await expectFitting(page);
    for (const path of plainPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFitting(page);
    }
    await owner.resume(await deployment.session(), 'dashboard');
    for (const address of await owner.addresses()) {
      await owner.page.goto(address);
      await expect(owner.page.getByRole('heading', { level: 1 })).toBeVisible();
      await owner.page.waitForLoadState('networkidle');
      await expect(owner.page.getByText(t('loading'), { exact: true })).toHaveCount(0);
      await expectFitting(owner.page);
    }
    await owner.open('bookings');
    await expect(await owner.openCancelDialog(endless.email)).toBeVisible();
    await expectFitting(owner.page);
  },
);

readingTest.describe('with reduced motion', () => {
  readingTest.use({ contextOptions: { reducedMotion: 'reduce' } });

  readingTest('nothing moves', { tag: '@phone' }, async ({ page, guest, t }) => {
    /** All animations that take noticeable time. */
    const motions = () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
        .map((animation) => animation.constructor.name);
    await page.route('**/api/bookings/request', () => undefined);
    await guest.send({ from: 5, to: 7 });
    await expect(page.getByRole('button', { name: t('home:form.submitting') })).toBeVisible();
    expect(await page.evaluate(motions)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });

  readingTest(
    'nothing flashes: the placeholder of the days is shown only after a delay',
    { tag: '@desk' },
    async ({ page, t }) => {
      await page.route('**/api/bookings/occupied', () => undefined);
      await openWithoutServer(page, '/');
      const veil = page.getByRole('status').filter({ hasText: t('home:calendar.loading') });
      expect(await veil.evaluate((element) => getComputedStyle(element).animationDelay)).toBe('0.3s');
      await expect(veil).toHaveCSS('opacity', '1');
    },
  );
});
