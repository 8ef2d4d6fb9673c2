import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { guests } from './deployment/people';
import { subjects } from './mail/subjects';
import { dateOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

const stay = { from: 17, to: 19 };
const days = { startDate: dateOfNextMonth(stay.from), endDate: dateOfNextMonth(stay.to) };
const { jonas } = guests;

test(
  'an owner declines a request, and the guest gets an e-mail',
  { tag: ['@crossed', '@desk'] },
  async ({ deployment, guest, owner, mail, t, language }) => {
    await deployment.ask({ ...jonas, ...days });
    await owner.resume(await deployment.session(), 'bookings');
    await owner.decline(guest);
    await expect(owner.requestOf(guest.email).getByRole('button')).toHaveCount(0);
    await expect(owner.requestOf(guest.email)).toContainText(t('status.declined'));

    await mail.textOf({ to: guest.email, subject: subjects[language].declined });
    await guest.expectFree(stay);
  },
);

test(
  'an owner cancels a booking, and the guest gets the reason',
  { tag: '@desk' },
  async ({ deployment, guest, owner, mail, t, language }) => {
    const reason = 'Die Heizung ist kaputt & wird erst im Frühling repariert.';
    await deployment.book({ ...jonas, ...days });
    await guest.expectTaken(stay);
    await owner.resume(await deployment.session(), 'bookings');

    await test.step('a closed dialog discards the reason', async () => {
      const dialog = await owner.openCancelDialog(guest.email);
      const field = dialog.getByLabel(t('admin:cancelDialog.reason'));
      await expect(dialog).toContainText(guest.name);
      await expect(dialog).toContainText(guest.email);
      await expect(field).toBeFocused();
      await expectAccessible(owner.page);
      await field.fill('Anders überlegt');
      await press(dialog.getByRole('button', { name: t('cancel'), exact: true }));
      await expect(dialog).toBeHidden();
      await owner.openCancelDialog(guest.email);
      await expect(field).toHaveValue('');
      await owner.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('the dialog shows a failure', async () => {
      await owner.page.route('**/cancel', (route) => route.abort());
      const dialog = await owner.openCancelDialog(guest.email);
      await press(dialog.getByRole('button', { name: t('admin:cancelDialog.confirm') }));
      await expect(dialog.getByRole('alert')).toContainText(t('admin:cancelDialog.failed'));
      await expectAccessible(owner.page);
      await owner.page.unroute('**/cancel');
      await owner.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('the guest gets an e-mail, and the days are free', async () => {
      await owner.cancel(guest, reason);
      await expect(owner.requestOf(guest.email)).toContainText(t('status.cancelled'));
      expect(await mail.textOf({ to: guest.email, subject: subjects[language].cancelled })).toContain(reason);
      await guest.expectFree(stay);
    });
  },
);

test.describe('within the time to undo', () => {
  test.use({ settings: { UNDO_SECONDS: '60' } });

  test('an owner can undo each decision', { tag: '@phone' }, async ({ deployment, guest, owner, t }) => {
    await deployment.ask({ ...jonas, ...days });
    await owner.resume(await deployment.session(), 'bookings');
    const undo = async (status: string) => {
      await press(owner.page.getByRole('button', { name: t('admin:undo') }).last());
      await expect(owner.requestOf(guest.email)).toContainText(status);
    };

    await owner.decline(guest);
    await undo(t('status.pending'));
    await owner.approve(guest);
    await undo(t('status.pending'));
    await guest.expectFree(stay);
    await owner.approve(guest);
    await owner.cancel(guest, 'Das Dach wird neu gedeckt.');
    await undo(t('status.approved'));
    await guest.expectTaken(stay);
  });
});
