import { pricesSchema } from '@hearthstay/contracts';
import type { Locator, Page } from '@playwright/test';
import { press } from './browser/press';
import { guests } from './deployment/people';
import { dateOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

/** The height of the focused element that the bar covers, in pixels. */
const coveredPixels = (page: Page) =>
  page.evaluate(() => {
    const { top, height } = document.querySelector('aside')!.getBoundingClientRect();
    const focused = document.activeElement!.getBoundingClientRect();
    return height > 0 && focused.top < innerHeight ? Math.max(0, focused.bottom - top) : 0;
  });

/** Scrolls until the element ends at this height of the window. */
const scrollToEndAt = (element: Locator, y: number) =>
  element.evaluate((shown, end) => scrollBy(0, shown.getBoundingClientRect().bottom - end), y);

test('the bar at the bottom shows the next step', { tag: ['@phone', '@everywhere'] }, async ({ page, guest, t }) => {
  const bar = page.getByRole('complementary', { name: t('home:bar.label') });
  const toForm = bar.getByRole('button', { name: t('home:bar.toRequest') });

  await test.step('another day, or the form', async () => {
    await guest.openCalendar();
    await press(guest.day(5));
    await expect(bar.getByText(t('home:bar.hint'))).toBeInViewport({ ratio: 1 });
    await expect(toForm).toBeInViewport({ ratio: 1 });
  });

  await test.step('it does not cover the focused element', async () => {
    await guest.day(5).focus();
    // The button that clears the selection, and the fields of the form.
    for (const next of ['Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(next);
      expect(await coveredPixels(page)).toBe(0);
    }
  });

  await test.step('it does not hide a warning', async () => {
    await press(guest.day(15));
    await expect(bar.getByText(t('errors:MAX_CONSECUTIVE_DAYS', { count: 7 }))).toBeInViewport({ ratio: 1 });
    await expect(toForm).toBeHidden();
  });

  await test.step('in landscape, the calendar is the largest part of the screen', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.getByRole('grid').scrollIntoViewIfNeeded();
    const shown = await page.getByRole('grid').evaluate((grid) => {
      const barTop = document.querySelector('aside')!.getBoundingClientRect().top;
      const { top, bottom } = grid.getBoundingClientRect();
      return Math.min(bottom, barTop) - Math.max(top, 0);
    });
    expect(shown).toBeGreaterThan(390 / 2);
  });

  await test.step('it disappears when the request is sent', async () => {
    await press(guest.day(20));
    await guest.fillIn();
    await press(guest.submit);
    await expect(page.getByRole('heading', { name: t('home:sent.title') })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).toBeHidden();
    await press(guest.day(22));
    await expect(page.getByRole('heading', { name: t('home:sent.title') })).toBeAttached();
  });
});

test(
  'the bar at the bottom covers no focused day, at any height of the bar',
  { tag: ['@phone', '@everywhere'] },
  async ({ page, deployment, guest, t }) => {
    const bar = page.getByRole('complementary', { name: t('home:bar.label') });
    const topOfBar = async () => (await bar.boundingBox())!.y;
    const height = 480;
    await page.setViewportSize({ width: 320, height });
    await guest.openCalendar();

    await test.step('when a day at the bottom edge makes it appear', async () => {
      await guest.day(14).focus();
      await scrollToEndAt(guest.day(14), height);
      await page.keyboard.press('Enter');
      await expect(bar.getByText(t('home:bar.hint'))).toBeInViewport({ ratio: 1 });
      await expect.poll(() => coveredPixels(page)).toBe(0);
    });

    await test.step('when the focus moves down', async () => {
      await page.keyboard.press('ArrowDown');
      await expect(guest.day(21)).toBeFocused();
      expect(await coveredPixels(page)).toBe(0);
    });

    await test.step('when a long warning makes it grow', async () => {
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      const top = await topOfBar();
      await scrollToEndAt(guest.day(20), top);
      for (const date of [14, 16, 18].map(dateOfNextMonth)) {
        await deployment.book({ ...guests.anna, startDate: date, endDate: date });
      }
      // The page does not load the days again within two seconds of the last time.
      await expect(async () => {
        await page.evaluate(() => dispatchEvent(new Event('online')));
        await expect(bar.getByText(t('errors:DATES_UNAVAILABLE'))).toBeInViewport({ ratio: 1, timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
      expect(await topOfBar()).toBeLessThan(top);
      await expect(guest.day(20)).toBeFocused();
      await expect.poll(() => coveredPixels(page)).toBe(0);
    });
  },
);

test(
  'the bar at the bottom does not scroll the page when a guest scrolls back from the form',
  { tag: '@phone' },
  async ({ page, deployment, guest, t }) => {
    const bar = page.getByRole('complementary', { name: t('home:bar.label') });
    const moreChildren = page.getByRole('group', { name: t('guestCount.children') }).getByLabel(t('guestCount.more'));
    await (await deployment.ownerApi()).call('PUT', '/admin/settings/prices', pricesSchema.parse({ maxGuests: 4 }));
    await guest.choose({ from: 5, to: 6 });
    await moreChildren.focus();
    await scrollToEndAt(moreChildren, 200);
    await expect(bar).toBeHidden();
    await scrollToEndAt(moreChildren, page.viewportSize()!.height);
    const scrolled = await page.evaluate(() => scrollY);
    await expect(bar).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  },
);
