import type { Page } from '@playwright/test';
import { addDays, daysBetween, parseDay, readOutDay, readOutRange } from '@hearthstay/stay';
import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { guests } from './deployment/people';
import { sharedDays } from './deployment/shared-house';
import { dateOfNextMonth, today } from './people/next-month';
import { expect, readingTest, test } from './product/fixtures';

const { closed, lastBookable } = sharedDays;

/** Hidden from screen readers, because the day has the same text as its name. */
const shownTooltip = (page: Page) => page.getByRole('tooltip', { includeHidden: true }).filter({ visible: true });

const nextMonthsDay = (dayOfMonth: number) => parseDay(dateOfNextMonth(dayOfMonth));

readingTest('every kind of day has a description, and only free days can be selected', async ({ page, guest, t }) => {
  await readingTest.step('all kinds of days', async () => {
    await guest.openCalendar();
    await expect(guest.day(10)).toHaveAccessibleName(/Jonas Petersen$/);
    await expect(guest.day(10)).toHaveText(/Jonas$/);
    await guest.expectDay(closed, 'closed');
    await guest.expectDay(lastBookable, 'free');
    await guest.expectDay(lastBookable + 1, 'tooFar');
    for (const meaning of ['taken', 'tooFar', 'selected'] as const) {
      await expect(page.getByRole('list', { name: t('home:legend.label') })).toContainText(t(`home:legend.${meaning}`));
    }
    for (const day of [11, closed, lastBookable + 1]) {
      await expect(guest.day(day)).toBeDisabled();
      await guest.day(day).click({ force: true });
    }
    await expect(guest.emailField).toBeHidden();
    await expectAccessible(page);
  });

  await readingTest.step('a day in the past', async () => {
    const yesterday = guest.date(addDays(parseDay(today()), -1));
    const previous = page.getByRole('button', { name: t('calendar.previousMonth') });
    await press(previous);
    if ((await yesterday.count()) === 0) await press(previous);
    await expect(yesterday).toHaveAccessibleName(new RegExp(`\\d${t('home:day.past', { day: '' })}$`));
    await expect(yesterday).toBeDisabled();
  });
});

test('names are shown only while the setting allows it', { tag: '@desk' }, async ({ page, deployment, guest }) => {
  await deployment.book({ ...guests.jonas, startDate: dateOfNextMonth(10), endDate: dateOfNextMonth(12) });
  await guest.openCalendar();
  await expect(page.getByText('Jonas')).not.toHaveCount(0);
  await (await deployment.ownerApi()).call('PATCH', '/admin/settings', { showGuestNames: false });
  await guest.openCalendar();
  await guest.expectDay(10, 'taken');
  await expect(page.getByText('Jonas')).toHaveCount(0);
});

readingTest(
  'arrival and departure are selected by the rules of the property',
  { tag: '@crossed' },
  async ({ page, guest, t, language }) => {
    const firstDay = (day: number) => t('home:announced.firstDay', { day: readOutDay(nextMonthsDay(day), language) });
    const range = (from: number, to: number) =>
      t('home:announced.range', {
        range: readOutRange({ start: nextMonthsDay(from), end: nextMonthsDay(to) }, language),
        count: to - from + 1,
      });
    /** Presses the day and expects the announcement for screen readers. */
    const choose = async (day: number, announced: string) => {
      await press(guest.day(day));
      await expect(page.locator('[aria-live]').getByText(announced, { exact: true })).toBeAttached();
    };

    await guest.openCalendar();
    await choose(5, firstDay(5));
    await expect(page.getByText(t('home:selected.hint'))).toBeVisible();
    await choose(3, firstDay(3));
    await choose(3, t('home:announced.cleared'));
    await expect(guest.emailField).toBeHidden();
    await choose(8, firstDay(8));
    await choose(13, firstDay(13));
    await choose(14, range(13, 14));
    await expect(page.getByText(t('home:selected.hint'))).toBeHidden();
    await expect(guest.day(13)).toHaveAccessibleName(new RegExp(t('home:day.selectedStart', { day: '' })));
    await choose(6, firstDay(6));
    await choose(8, range(6, 8));
    await expect(guest.day(7)).toHaveAccessibleName(new RegExp(`${t('home:day.selected', { day: '' })}$`));
    await expectAccessible(page);
    await press(page.getByRole('button', { name: t('home:selected.clear') }));
    await expect(guest.emailField).toBeHidden();
    await guest.expectDay(6, 'free');
  },
);

readingTest('a day of an adjacent month shows that month, and Today leads back', async ({ page, guest, t }) => {
  const back = page.getByRole('button', { name: t('calendar.today'), exact: true });
  const month = page.getByRole('grid');
  await page.goto('/');
  await expect(month).toHaveAttribute('aria-busy', 'false');
  await expect(back).toBeHidden();
  const thisMonth = await month.getByRole('row').count();
  await press(guest.day(1));
  await expect(back).toBeVisible();
  await expect(guest.day(28)).toBeVisible();
  await expect(guest.day(1)).toHaveAccessibleName(new RegExp(t('home:day.selectedStart', { day: '' })));
  expect(await month.getByRole('row').count(), 'six weeks and their head, always').toBe(thisMonth);
  await press(back);
  await expect(back).toBeHidden();
  await expect(guest.date(today())).toHaveAttribute('aria-current', 'date');
});

readingTest('hovering previews the selection of a click', { tag: '@desk' }, async ({ page, guest }) => {
  const previewed = page.locator('[data-preview]');
  await guest.openCalendar();
  await guest.day(11).hover();
  await expect(shownTooltip(page)).toHaveText('Jonas Petersen');
  await guest.day(5).click();
  await guest.day(8).hover();
  // The first day is selected already.
  await expect(previewed).toHaveCount(3);
  await guest.day(11).hover();
  await expect(previewed).toHaveCount(0);
  await guest.day(8).hover();
  await expect(previewed).toHaveCount(3);
  // A click after occupied days starts a new selection, so no preview crosses them.
  await guest.day(13).hover();
  await expect(previewed).toHaveCount(0);
});

readingTest(
  'the calendar can be used by keyboard and announces its changes',
  { tag: '@desk' },
  async ({ page, guest, t, language }) => {
    const grid = page.getByRole('grid');
    const focused = (day: string) => expect(guest.date(day)).toBeFocused();
    const announced = (text: string) =>
      expect(page.locator('[aria-live]').getByText(text, { exact: true })).toBeAttached();
    const start = parseDay(today());
    await page.goto('/');
    await expect(grid).toHaveAttribute('aria-busy', 'false');

    await readingTest.step('Tab reaches one day, and arrows all others', async () => {
      while (!(await guest.date(start).evaluate((day) => day === document.activeElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      await focused(addDays(start, 1));
      await page.keyboard.press('ArrowDown');
      await focused(addDays(start, 8));
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowUp');
      await focused(start);
    });

    await readingTest.step('Home and End stay in the week', async () => {
      await page.keyboard.press('End');
      const end = await page.locator(':focus').getAttribute('data-day');
      await page.keyboard.press('Home');
      const home = await page.locator(':focus').getAttribute('data-day');
      expect(daysBetween(parseDay(home ?? ''), parseDay(end ?? ''))).toBe(6);
    });

    await readingTest.step('Page Down and Page Up lead to the same day of another month', async () => {
      await guest.openCalendar();
      await grid.locator('[data-day][tabindex="0"]').focus();
      for (let day = 1; day < 5; day += 1) await page.keyboard.press('ArrowRight');
      await focused(dateOfNextMonth(5));
      await page.keyboard.press('PageDown');
      await expect(guest.day(5)).toBeHidden();
      await page.keyboard.press('PageUp');
      await focused(dateOfNextMonth(5));
    });

    await readingTest.step('Enter selects, and Escape clears', async () => {
      await page.keyboard.press('Enter');
      await announced(t('home:announced.firstDay', { day: readOutDay(nextMonthsDay(5), language) }));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
      await announced(
        t('home:announced.range', {
          range: readOutRange({ start: nextMonthsDay(5), end: nextMonthsDay(6) }, language),
          count: 2,
        }),
      );
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await announced(t('home:announced.cleared'));
    });

    await readingTest.step('an occupied day can be focused, and not selected', async () => {
      for (let day = 6; day < 10; day += 1) await page.keyboard.press('ArrowRight');
      await focused(dateOfNextMonth(10));
      await expect(shownTooltip(page)).toHaveText('Jonas Petersen');
      await page.keyboard.press('Enter');
      await expect(guest.emailField).toBeHidden();
    });
  },
);
