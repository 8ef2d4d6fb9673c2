import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { guests } from './deployment/people';
import { dateOfNextMonth, rangeOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

/** Drags from the middle of a day's number to that of another, with steps in between as by hand. */
const drag = async (from: Locator, to: Locator): Promise<void> => {
  await from.hover();
  await from.page().mouse.down();
  await to.hover();
  await from.page().mouse.up();
};

/** The buttons and fields in an element that another element covers, by a hit test of their middle. */
const coveredIn = (element: Locator): Promise<string[]> =>
  element.evaluate((panel) =>
    [...panel.querySelectorAll('button, input')]
      .filter((target) => {
        const { left, top, width, height } = target.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return !target.contains(hit);
      })
      .map((target) => target.outerHTML.slice(0, 120)),
  );

test('the owner blocks and frees days in the calendar by pointer, touch and keyboard', async ({
  deployment,
  owner,
  t,
  language,
}) => {
  const { page } = owner;
  await deployment.book({ ...guests.anna, startDate: dateOfNextMonth(20), endDate: dateOfNextMonth(21) });
  await owner.resume(await deployment.session(), 'availability');
  const calendar = owner.card(t('admin:ownerCalendar.title'));
  const day = (number: number) => calendar.locator(`[data-day="${dateOfNextMonth(number)}"]`);
  const number = (of: number) => day(of).locator('.owner-number');
  const blockDays = (count: number) => calendar.getByRole('button', { name: t('admin:availability.block', { count }) });

  await test.step('drags over days and blocks them', async () => {
    await drag(number(2), number(4));
    await blockDays(3).click();
    await owner.expectNotice(t('admin:availability.done', { count: 3, range: rangeOfNextMonth(2, 4, language) }));
    await expect(day(3)).toHaveAccessibleName(new RegExp(t('admin:ownerCalendar.blocked')));
  });

  await test.step('frees a part of them by its first and its last day', async () => {
    await number(3).click();
    await number(4).click();
    await calendar.getByRole('button', { name: t('admin:ownerCalendar.freeDays', { count: 2 }) }).click();
    await owner.expectNotice(t('admin:ownerCalendar.freed', { count: 2, range: rangeOfNextMonth(3, 4, language) }));
    await expect(day(4)).toHaveAccessibleName(new RegExp(t('admin:ownerCalendar.free')));
  });

  await test.step('blocks by keyboard, and undoes it', async () => {
    await day(10).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await expect(calendar.getByLabel(t('admin:ownerCalendar.note'))).toBeFocused();
    await page.keyboard.press('Enter');
    await owner.expectNotice(t('admin:availability.done', { count: 2, range: rangeOfNextMonth(10, 11, language) }));
    await expect(day(11)).toBeFocused();
    // The offers to undo earlier actions are shown as well; the latest offer is the last one.
    await page
      .getByRole('button', { name: t('admin:undo') })
      .last()
      .click();
    await owner.expectNotice(t('admin:ownerCalendar.undone'));
    await expect(day(10)).toHaveAccessibleName(new RegExp(t('admin:ownerCalendar.free')));
  });

  await test.step('opens a booking from its bar', async () => {
    await calendar.locator('[data-bar^="request"]').first().click();
    const dialog = page.getByRole('dialog', { name: guests.anna.name });
    await expect(dialog.getByRole('button', { name: t('admin:bookings.cancel') })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('opens it from its day, and continues beside it', async () => {
    await number(20).click();
    const holder = calendar.getByRole('button', { name: guests.anna.name });
    await holder.click();
    const dialog = page.getByRole('dialog', { name: guests.anna.name });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(holder).toBeFocused();
    await holder.click();
    await day(3).click();
    await expect(dialog).toBeHidden();
    await expect(day(3)).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('notices and the panel of the selected days do not cover each other', async () => {
    await owner.open('availability');
    const panel = calendar.locator('section.owner-panel');
    const notices = page.locator('[aria-live]').filter({ has: page.getByRole('button', { name: t('admin:undo') }) });
    await press(number(12));
    await press(number(13));
    await press(panel.getByRole('button', { name: t('admin:availability.block', { count: 2 }) }));
    await owner.expectNotice(t('admin:availability.done', { count: 2, range: rangeOfNextMonth(12, 13, language) }));

    await press(number(12));
    await press(number(13));
    await expect(notices).toBeVisible();
    // The notices move up when the height of the panel is known.
    await expect.poll(() => coveredIn(panel)).toEqual([]);
    await expect.poll(() => coveredIn(notices)).toEqual([]);
    await press(panel.getByRole('button', { name: t('admin:ownerCalendar.freeDays', { count: 2 }) }));
    await owner.expectNotice(t('admin:ownerCalendar.freed', { count: 2, range: rangeOfNextMonth(12, 13, language) }));
  });
});
