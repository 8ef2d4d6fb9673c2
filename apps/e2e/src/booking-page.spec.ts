import { formatRange, formatTypedDay, parseDay } from '@hearthstay/stay';
import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { write } from './browser/write';
import { guests } from './deployment/people';
import { dateOfNextMonth, rangeOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

const { anna } = guests;

test.describe('the page of a booking', () => {
  test.use({ settings: { UNDO_SECONDS: '60' } });

  test('shows all about it; the owner edits the guest, moves it, and cancels it although it is confirmed', async ({
    deployment,
    owner,
    t,
    language,
  }) => {
    const { page, openedBooking: booking } = owner;
    const days = { start_date: dateOfNextMonth(10), end_date: dateOfNextMonth(12) };
    const entered = { name: anna.name, email: anna.email, ...days, status: 'confirmed' };
    const { id } = await (await deployment.ownerApi()).call<{ id: string }>('POST', '/admin/requests', entered);
    const name = 'Anna Berger';

    await test.step('opens it from the list', async () => {
      await owner.resume(await deployment.session(), 'bookings');
      await press(owner.requestOf(anna.email).getByRole('link', { name: anna.name }));
      await expect(booking.getByRole('heading', { level: 2, name: anna.name })).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`/admin/bookings/${id}$`));
      await expect(booking).toContainText(t('status.confirmed'));
      await expectAccessible(page);
    });

    await test.step('edits the guest', async () => {
      await press(booking.getByRole('button', { name: t('admin:bookingPage.edit'), exact: true }));
      const dialog = page.getByRole('dialog', { name: t('admin:editGuest.title') });
      await write(dialog.getByLabel(t('admin:editGuest.name')), name);
      await write(dialog.getByLabel(t('admin:editGuest.phone')), '0151 234567');
      await expectAccessible(page);
      await press(dialog.getByRole('button', { name: t('admin:editGuest.save') }));
      await owner.expectNotice(t('admin:editGuest.done'));
      await expect(booking.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(booking.getByRole('link', { name: '0151 234567' }).first()).toBeVisible();
    });

    await test.step('moves it, and thinks better of it', async () => {
      await press(booking.getByRole('button', { name: t('admin:bookingPage.move') }));
      const dialog = page.getByRole('dialog', { name: t('admin:moveDialog.title') });
      const typed = (day: number) => formatTypedDay(parseDay(dateOfNextMonth(day)), language);
      await write(dialog.getByLabel(t('admin:moveDialog.first')), typed(11));
      await write(dialog.getByLabel(t('admin:moveDialog.last')), typed(14));
      await expectAccessible(page);
      await press(dialog.getByRole('button', { name: t('admin:bookingPage.move') }));
      await owner.expectNotice(t('admin:moveDialog.done', { name, range: rangeOfNextMonth(11, 14, language) }));
      await expect(booking).toContainText(rangeOfNextMonth(11, 14, language));
      await press(page.getByRole('button', { name: t('admin:undo') }));
      await expect(booking).toContainText(rangeOfNextMonth(10, 12, language));
    });

    await test.step('cancels it after a second question', async () => {
      await press(booking.getByRole('button', { name: t('admin:bookingPage.cancel') }));
      const dialog = page.getByRole('dialog', { name: t('admin:cancelDialog.title') });
      await press(dialog.getByRole('button', { name: t('admin:cancelDialog.confirm') }));
      const range = formatRange({ start: parseDay(days.start_date), end: parseDay(days.end_date) }, language);
      await expect(dialog.getByRole('alert')).toContainText(t('admin:cancelDialog.again', { name, range }));
      await expectAccessible(page);
      await press(dialog.getByRole('button', { name: t('admin:cancelDialog.confirmAgain') }));
      await expect(booking).toContainText(t('status.cancelled'));
      await page.goBack();
      await expect(owner.filter).toBeVisible();
    });
  });
});

test('an owner enters a booking by hand in the calendar', async ({ deployment, owner, t }) => {
  const { page, openedBooking: booking } = owner;
  await owner.resume(await deployment.session(), 'availability');
  const calendar = owner.card(t('admin:ownerCalendar.title'));
  const day = (number: number) => calendar.locator(`[data-day="${dateOfNextMonth(number)}"]`);

  await press(day(5).locator('.owner-number'));
  await press(day(8).locator('.owner-number'));
  await press(calendar.getByText(t('admin:enterBooking.booking'), { exact: true }));
  await write(calendar.getByLabel(t('admin:editGuest.name')), 'Familie Ostermann');
  await expectAccessible(page);
  await press(calendar.getByRole('button', { name: t('admin:enterBooking.enter') }));
  await owner.expectNotice(t('admin:enterBooking.done', { name: 'Familie Ostermann' }));
  await expect(day(6)).toHaveAccessibleName(/Familie Ostermann/);

  await press(calendar.locator('[data-bar^="request"]').first());
  await press(page.getByRole('dialog').getByRole('link', { name: t('admin:ownerCalendar.openBooking') }));
  await expect(booking.getByRole('heading', { level: 2, name: 'Familie Ostermann' })).toBeFocused();
  await expect(booking).toContainText(t('admin:bookings.noEmail'));
});
