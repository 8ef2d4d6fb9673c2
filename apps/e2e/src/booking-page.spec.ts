import type { Locator } from '@playwright/test';
import { formatDay, formatTypedDay, parseDay } from '@hearthstay/stay';
import { expectAccessible } from './accessibility/expect-accessible';
import { drag } from './browser/drag';
import { press } from './browser/press';
import { write } from './browser/write';
import { guests } from './deployment/people';
import { subjects } from './mail/subjects';
import { dateOfNextMonth, rangeOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

const { anna } = guests;

test.describe('the page of a booking', () => {
  test.use({ settings: { UNDO_SECONDS: '60' } });

  test('shows all about it; the owner edits the guest and moves it', async ({ deployment, owner, t, language }) => {
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

    await test.step('on a very wide screen, the list keeps all its columns beside it, and the heading is above it', async () => {
      const { width, height } = page.viewportSize()!;
      if (width < 1_200) return;
      // Hidden headings, which screen readers read nevertheless, are a pixel wide.
      const widthOf = async (column: 'message' | 'requested') =>
        (await page.getByRole('columnheader', { name: t(`admin:bookings.columns.${column}`) }).boundingBox())?.width;
      expect([await widthOf('message'), await widthOf('requested')]).toEqual([1, 1]);
      await page.setViewportSize({ width: 1_536, height });
      for (const column of ['message', 'requested'] as const) expect(await widthOf(column)).toBeGreaterThan(64);
      const leftOf = async (part: Locator) => (await part.boundingBox())?.x;
      const list = page.getByRole('region', { name: t('admin:tabs.bookings') });
      expect(await leftOf(page.getByRole('heading', { level: 1 }))).toBe(await leftOf(list));
      await expectAccessible(page);
      await page.setViewportSize({ width, height });
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
      await page.goBack();
      await expect(owner.filter).toBeVisible();
    });
  });
});

test('a booking by phone is entered, moved, confirmed by its guest, and cancelled', async ({
  deployment,
  guest,
  owner,
  mail,
  t,
  language,
  hasTouch,
}) => {
  const { page, openedBooking: booking } = owner;
  const { name, email } = guest;
  const calendar = owner.card(t('admin:ownerCalendar.title'));
  const day = (number: number) => calendar.locator(`[data-day="${dateOfNextMonth(number)}"]`);
  const bar = calendar.locator('[data-bar^="request"]').first();
  const last = (number: number) => formatDay(parseDay(dateOfNextMonth(number)), language);
  const toGuest = (subject: RegExp) => ({ to: email, subject });

  await test.step('the owner enters it in the calendar', async () => {
    await owner.resume(await deployment.session(), 'availability');
    await press(day(5).locator('.owner-number'));
    await press(day(7).locator('.owner-number'));
    await press(calendar.getByText(t('admin:enterBooking.booking'), { exact: true }));
    await write(calendar.getByLabel(t('admin:editGuest.name')), name);
    await write(calendar.getByRole('textbox', { name: t('email.label') }), email);
    await expectAccessible(page);
    await press(calendar.getByRole('button', { name: t('admin:enterBooking.enter') }));
    await owner.expectNotice(t('admin:enterBooking.done', { name }));
    await expect(day(6)).toHaveAccessibleName(new RegExp(name));
    expect(await mail.textOf(toGuest(subjects[language].entered))).toContain(last(7));
  });

  await test.step('drags its end, and the guest is told', async () => {
    if (hasTouch) {
      await press(bar);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await drag(page, calendar.locator('[data-grip="end"]'), day(8), { hasTouch });
    const dialog = page.getByRole('dialog', { name: t('admin:moveDialog.title') });
    await press(dialog.getByRole('button', { name: t('admin:bookingPage.move') }));
    await owner.expectNotice(t('admin:moveDialog.done', { name, range: rangeOfNextMonth(5, 8, language) }));
    await press(bar);
    await press(page.getByRole('dialog').getByRole('link', { name: t('admin:ownerCalendar.openBooking') }));
    await expect(booking.getByRole('heading', { level: 2, name })).toBeFocused();
    await expect(booking).toContainText(rangeOfNextMonth(5, 8, language));
  });

  await test.step('the guest confirms by the link in the e-mail of the move', async () => {
    const letter = toGuest(subjects[language].moved);
    expect(await mail.textOf(letter)).toContain(last(8));
    await mail.followLink(guest.page, letter, '/confirm/');
    await expect(guest.page.getByRole('heading', { name: t('confirm:booked.title') })).toBeVisible();
    await page.reload();
    await expect(booking).toContainText(t('status.confirmed'));
  });

  await test.step('the owner cancels it after a second question, and the guest is told why', async () => {
    await press(booking.getByRole('button', { name: t('admin:bookingPage.cancel') }));
    const dialog = page.getByRole('dialog', { name: t('admin:cancelDialog.title') });
    await write(dialog.getByLabel(t('admin:cancelDialog.reason')), 'Das Dach ist undicht.');
    await press(dialog.getByRole('button', { name: t('admin:cancelDialog.confirm') }));
    const range = rangeOfNextMonth(5, 8, language);
    await expect(dialog.getByRole('alert')).toContainText(t('admin:cancelDialog.again', { name, range }));
    await expectAccessible(page);
    await press(dialog.getByRole('button', { name: t('admin:cancelDialog.confirmAgain') }));
    await expect(booking).toContainText(t('status.cancelled'));
    expect(await mail.textOf(toGuest(subjects[language].cancelled))).toContain('Das Dach ist undicht.');
  });
});
