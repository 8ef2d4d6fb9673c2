import { pricesSchema } from '@hearthstay/contracts';
import { formatDayForTable, parseDay } from '@hearthstay/stay';
import { readQrCode } from '@hearthstay/testing/qr-code';
import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { write } from './browser/write';
import { subjects } from './mail/subjects';
import { dateOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

const prices = pricesSchema.parse({
  enabled: true,
  pricePerNight: 120_00,
  cleaning: 80_00,
  deposit: { percent: 20, dueDays: 7 },
  payTo: { name: 'Anna Ährenfeld', iban: 'DE89370400440532013000' },
});

/** The height of a row of the list with its border, in pixels. */
const twoLines = 77;

test(
  'an owner agrees on a total and notes the deposit; the guest sees the account and the received payment',
  { tag: '@desk' },
  async ({ page, deployment, guest, owner, mail, t, language, hasTouch }) => {
    const inMoney = (euros: number) => new RegExp(`€?${euros}[,.]00`);
    const row = owner.requestOf(guest.email);
    const paymentOf = page.getByRole('region', { name: t('status:payment.title') });

    await test.step('a guest requests three nights at 440 €', async () => {
      await (await deployment.ownerApi()).call('PUT', '/admin/settings/prices', prices);
      const days = { startDate: dateOfNextMonth(10), endDate: dateOfNextMonth(13) };
      await deployment.ask({ name: guest.name, email: guest.email, ...days, quotedTotal: 440_00 });
    });

    await test.step('the owner subtracts 40 € with a note, and approves', async () => {
      await owner.resume(await deployment.session(), 'bookings');
      await press(row.getByRole('link', { name: guest.name }));
      await press(owner.openedBooking.getByRole('button', { name: t('admin:bookings.payment.changePrice') }));
      const dialog = owner.page.getByRole('dialog', { name: t('admin:priceDialog.title') });
      await write(dialog.getByLabel(t('admin:priceDialog.total')), '400');
      await write(dialog.getByLabel(t('admin:priceDialog.note')), 'Weil Sie wiederkommen');
      await expectAccessible(owner.page);
      await press(dialog.getByRole('button', { name: t('admin:priceDialog.save') }));
      await expect(owner.openedBooking).toContainText(inMoney(400));
      await owner.open('bookings');
      await owner.approve(guest);
    });

    await test.step('its row has two lines, with what the guest has to do and what is due', async () => {
      const lastDay = parseDay(dateOfNextMonth(13));
      const confirmBy = formatDayForTable(lastDay, language, lastDay);
      await expect(row).toContainText(t('admin:bookings.awaitsGuest', { day: confirmBy }));
      await expect(row).toContainText(inMoney(80));
      if (!hasTouch) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(twoLines);
    });

    await test.step('the guest sees amount and account, and a banking app can read the code', async () => {
      await mail.followLink(page, { to: guest.email, subject: subjects[language].approved }, '/status/');
      await expect(page.getByText('Weil Sie wiederkommen')).toBeVisible();
      await expect(paymentOf).toContainText(inMoney(80));
      await expect(paymentOf).toContainText(inMoney(320));
      await expect(paymentOf).toContainText('DE89 3704 0044 0532 0130 00');
      await paymentOf.getByRole('img').scrollIntoViewIfNeeded();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      const [, , , , , name, iban, amount, , , reference] = readQrCode(await page.screenshot())
        .trimEnd()
        .split('\n');
      expect([name, iban, amount]).toEqual(['Anna Ährenfeld', 'DE89370400440532013000', 'EUR80.00']);
      await expect(paymentOf).toContainText(reference!);
    });

    await test.step('the owner notes the deposit, and finds what is still due', async () => {
      await press(row.getByRole('link', { name: guest.name }));
      await press(owner.openedBooking.getByRole('button', { name: t('admin:bookings.payment.show') }));
      const dialog = owner.page.getByRole('dialog', { name: t('admin:payments.title') });
      await expect(dialog.getByLabel(t('admin:payments.amount'))).toHaveValue(/^80[,.]00$/);
      await press(dialog.getByRole('button', { name: t('admin:payments.add') }));
      await expect(dialog.getByRole('list', { name: t('admin:payments.list') })).toContainText(inMoney(80));
      await expect(dialog.getByLabel(t('admin:payments.amount'))).toHaveValue(/^320[,.]00$/);
      await expectAccessible(owner.page);
      await owner.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(owner.openedBooking).toContainText(t('admin:bookings.payment.state.deposit-paid'));
      await owner.open('dashboard');
      await press(owner.page.getByRole('link', { name: t('admin:dashboard.paymentsDue') }));
      await expect(row).toContainText(inMoney(320));
    });

    await test.step('the guest sees the received payment', async () => {
      await page.reload();
      await expect(paymentOf).toContainText(t('status:payment.state.deposit-paid'));
      await expect(paymentOf).not.toContainText(t('status:payment.due.deposit', { day: '' }).trim());
    });
  },
);
