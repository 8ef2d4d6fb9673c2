import { formatTypedDay, parseDay } from '@hearthstay/stay';
import { expectAccessible } from './accessibility/expect-accessible';
import { drag } from './browser/drag';
import { press } from './browser/press';
import { guests } from './deployment/people';
import { dateOfNextMonth, rangeOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

const { anna } = guests;

test.describe('an end of a booking’s bar', () => {
  test.use({ settings: { UNDO_SECONDS: '60' } });

  test('is dragged, or moved by keyboard, to other days', async ({ deployment, owner, t, language, hasTouch }) => {
    const { page } = owner;
    const api = await deployment.ownerApi();
    const days = { start_date: dateOfNextMonth(10), end_date: dateOfNextMonth(12) };
    await api.call('POST', '/admin/requests', { name: anna.name, email: anna.email, ...days, status: 'confirmed' });
    await api.call('POST', '/admin/block-dates', { dates: [dateOfNextMonth(15)] });
    await owner.resume(await deployment.session(), 'availability');
    const calendar = owner.card(t('admin:ownerCalendar.title'));
    const day = (number: number) => calendar.locator(`[data-day="${dateOfNextMonth(number)}"]`);
    const bar = calendar.locator('[data-bar^="request"]').first();
    const grip = (end: 'start' | 'end') => calendar.locator(`[data-grip="${end}"]`);
    const dialog = page.getByRole('dialog', { name: t('admin:moveDialog.title') });
    const tip = page.locator('.owner-tip');
    const dragEndTo = async (number: number, hold: () => Promise<void>) =>
      drag(page, grip('end'), day(number), { hasTouch, hold });
    const typed = (number: number) => formatTypedDay(parseDay(dateOfNextMonth(number)), language);

    await day(13).scrollIntoViewIfNeeded();
    await test.step('a tap on the bar shows its ends to fingers', async () => {
      if (!hasTouch) return;
      await press(bar);
      await expect(page.getByRole('dialog', { name: anna.name })).toBeVisible();
      expect((await grip('end').boundingBox())?.width).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Escape');
    });

    await test.step('over a day that is taken it says by whom, and moves nothing', async () => {
      await dragEndTo(15, async () => {
        await expect(calendar.locator('[data-moved][data-taken]').first()).toBeVisible();
        await expect(tip).toContainText(t('admin:ownerCalendar.blocked'));
      });
      await expect(tip).toBeHidden();
      await expect(dialog).toBeHidden();
    });

    await test.step('over free days it leads to the dialog', async () => {
      await dragEndTo(13, async () => {
        await expect(tip).toContainText(rangeOfNextMonth(10, 13, language));
        await expectAccessible(page);
      });
      await expect(dialog.getByLabel(t('admin:moveDialog.last'))).toHaveValue(typed(13));
      await expectAccessible(page);
      await press(dialog.getByRole('button', { name: t('admin:bookingPage.move') }));
      const range = rangeOfNextMonth(10, 13, language);
      await owner.expectNotice(t('admin:moveDialog.done', { name: anna.name, range }));
      await expect(day(13)).toHaveAccessibleName(new RegExp(anna.name));
      await press(page.getByRole('button', { name: t('admin:undo') }));
      await expect(day(13)).not.toHaveAccessibleName(new RegExp(anna.name));
    });

    await test.step('by keyboard', async () => {
      await press(bar);
      await page.getByRole('button', { name: t('admin:ownerCalendar.move.begin') }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('slider').first()).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(tip).toContainText(rangeOfNextMonth(8, 12, language));
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel(t('admin:moveDialog.first'))).toHaveValue(typed(8));
    });
  });
});
