import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { write } from './browser/write';
import { guests } from './deployment/people';
import { subjects } from './mail/subjects';
import { dateOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

test(
  'a guest withdraws a request, and another asks to cancel a booking, which the owner keeps and then cancels',
  { tag: '@desk' },
  async ({ page, deployment, guest, owner, mail, t, language }) => {
    await test.step('a request is withdrawn', async () => {
      await guest.ask({ from: 10, to: 13 });
      await mail.followLink(page, { to: guest.email, subject: subjects[language].confirmRequest }, '/status/');
      await press(page.getByRole('button', { name: t('status:leave.withdraw') }));
      const dialog = page.getByRole('dialog', { name: t('status:leave.withdrawTitle') });
      await expectAccessible(page);
      await press(dialog.getByRole('button', { name: t('status:leave.withdraw') }));
      await expect(page.getByText(t('status.cancelled'), { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
      await expectAccessible(page);
    });

    const { anna } = guests;
    const { openedBooking: booking } = owner;
    const days = { start_date: dateOfNextMonth(10), end_date: dateOfNextMonth(12) };
    const entered = {
      name: anna.name,
      email: anna.email,
      ...days,
      status: 'confirmed',
      notify: true,
      locale: language,
    };
    const api = await deployment.ownerApi();
    const { id } = await api.call<{ id: string }>('POST', '/admin/requests', entered);
    const toAnna = (subject: RegExp) => ({ to: anna.email, subject });
    const wish = booking.getByRole('region', { name: t('admin:cancellationWish.title') });

    const askToCancel = async () => {
      await press(page.getByRole('button', { name: t('status:leave.cancel'), exact: true }));
      const dialog = page.getByRole('dialog', { name: t('status:leave.cancelTitle') });
      await write(dialog.getByLabel(t('status:leave.reason')), 'Grippe');
      await expectAccessible(page);
      await press(dialog.getByRole('button', { name: t('status:leave.ask') }));
      await expect(page.getByText(t('status:leave.wished'))).toBeVisible();
      await expectAccessible(page);
    };
    const respond = async (response: 'keep' | 'cancel', note: string) => {
      await owner.page.goto(`/admin/bookings/${id}`);
      await expect(booking).toContainText(t('admin:bookingPage.next.wishes-cancellation', { name: anna.name }));
      await expect(wish).toContainText('Grippe');
      await expectAccessible(owner.page);
      await press(wish.getByRole('button', { name: t(`admin:cancellationWish.${response}`) }));
      const dialog = owner.page.getByRole('dialog', { name: t(`admin:cancellationWish.${response}Title`) });
      await write(dialog.getByLabel(t('admin:cancellationWish.note')), note);
      await expectAccessible(owner.page);
      await press(dialog.getByRole('button', { name: t(`admin:cancellationWish.${response}`) }));
      await expect(wish).toBeHidden();
    };

    await owner.resume(await deployment.session(), 'bookings');
    await mail.followLink(page, toAnna(subjects[language].entered), '/status/');
    await askToCancel();
    await respond('keep', 'Leider zu kurzfristig');
    await mail.followLink(page, toAnna(subjects[language].cancellationRefused), '/status/');
    await askToCancel();
    await respond('cancel', 'Gute Besserung');
    await page.reload();
    await expect(page.getByText(t('status.cancelled'), { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Gute Besserung', { exact: false })).toBeVisible();
  },
);
