import { press } from '../browser/press';
import { write } from '../browser/write';
import { guests } from '../deployment/people';
import { dateOfNextMonth } from '../people/next-month';
import { expect } from '../product/fixtures';
import { expectTranslatedAndFitting } from './fixtures';
import type { Visit } from './visit';

/** Opens the views of messages and of a wish to cancel: for the guest, for the owner, and for an admin by e-mail. */
export const visitWishAndMessages = async ({ page, deployment, owner, t }: Visit) => {
  const { anna } = guests;
  const { mail } = deployment;
  const days = { start_date: dateOfNextMonth(10), end_date: dateOfNextMonth(12) };
  const entered = { name: anna.name, email: anna.email, ...days, status: 'confirmed', notify: true, locale: 'de' };
  const ownerApi = await deployment.ownerApi();
  let id = '';
  const status = await mail.tokenAfter(
    async () => ({ id } = await ownerApi.call<{ id: string }>('POST', '/admin/requests', entered)),
    anna.email,
    '/status/',
  );

  await page.goto(`/status/${status}`);
  const messages = page.getByRole('region', { name: t('status:messages.title') });
  await write(messages.getByRole('textbox'), 'w'.repeat(2_001));
  await expectTranslatedAndFitting(page, 'a message that is too long');
  await write(messages.getByRole('textbox'), 'Wir kommen mit Hund');
  await press(messages.getByRole('button', { name: t('thread:send') }));
  await expect(messages.getByRole('log')).toContainText('Wir kommen mit Hund');
  await expect(messages.getByText(t('thread:sending'))).toHaveCount(0);
  await expectTranslatedAndFitting(page, 'messages of the guest');
  await press(page.getByRole('button', { name: t('status:leave.cancel'), exact: true }));
  const dialog = page.getByRole('dialog');
  await write(dialog.getByRole('textbox'), 'Storno');
  await expectTranslatedAndFitting(page, 'a wish to cancel');
  const link = await mail.tokenAfter(
    () => press(dialog.getByRole('button', { name: t('status:leave.ask') })),
    owner.email,
    '/decide/',
  );
  await expect(page.getByText(t('status:leave.wished'))).toBeVisible();
  await expectTranslatedAndFitting(page, 'status with a wish');
  await page.goto(`/decide/${link}`);
  await expect(page.locator('button[value="keep"]')).toBeVisible();
  await expectTranslatedAndFitting(page, 'decide on a wish');

  const { openedBooking: booking } = owner;
  await owner.resume(await deployment.session(), 'bookings');
  await expect(owner.requestOf(anna.email)).toBeVisible();
  await expectTranslatedAndFitting(owner.page, 'bookings with a message and a wish');
  await owner.page.goto(`/admin/bookings/${id}`);
  await expect(booking.getByRole('log')).toContainText('Wir kommen mit Hund');
  await expectTranslatedAndFitting(owner.page, 'page of a booking with a message and a wish');
  for (const response of ['keep', 'cancel'] as const) {
    await press(booking.getByRole('button', { name: t(`admin:cancellationWish.${response}`), exact: true }));
    await expect(owner.page.getByRole('dialog')).toBeVisible();
    await expectTranslatedAndFitting(owner.page, `${response} a booking`);
    await owner.page.keyboard.press('Escape');
    await expect(owner.page.getByRole('dialog')).toBeHidden();
  }

  await press(page.locator('button[value="keep"]'));
  await expect(page.locator('button[value="keep"]')).toHaveCount(0);
  await expectTranslatedAndFitting(page, 'a booking that is kept');
};
