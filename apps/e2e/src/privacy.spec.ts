import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { guests } from './deployment/people';
import { dateOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

const { anna } = guests;

test('the owner finds, and erases, the data of a guest', { tag: '@phone' }, async ({ deployment, owner, t }) => {
  const days = { startDate: dateOfNextMonth(20), endDate: dateOfNextMonth(22) };
  const { token } = await deployment.ask({ ...anna, ...days });
  await deployment.api.call('GET', `/bookings/confirm/${token}`);
  await owner.resume(await deployment.session(), 'settings');
  await owner.page.goto('/admin?tab=settings&section=legal');
  const card = owner.card(t('admin:privacy.guest.title'));

  await test.step('what each service keeps is shown', async () => {
    await card.getByLabel(t('admin:privacy.guest.email')).fill(anna.email);
    await press(card.getByRole('button', { name: t('admin:privacy.guest.find') }));
    await expect(card.getByText(t('admin:privacy.guest.found', { email: anna.email }))).toBeVisible();
    await expectAccessible(owner.page);
  });

  await test.step('a question says what stays, and a receipt what was erased', async () => {
    await press(card.getByRole('button', { name: t('admin:privacy.guest.erase') }));
    const dialog = owner.page.getByRole('dialog');
    await expect(dialog.getByText(t('admin:privacy.erase.stays'))).toBeVisible();
    await expectAccessible(owner.page);
    await press(dialog.getByRole('button', { name: t('admin:privacy.erase.confirm') }));
    await expect(card.getByText(t('admin:privacy.records.title'))).toBeVisible();
    await expect(card.getByText(t('admin:privacy.records.waiting'))).toHaveCount(0);
  });

  const requests = await (await deployment.ownerApi()).call<object[]>('GET', '/admin/requests');
  expect(requests).toMatchObject([{ name: '', email: null, status: 'cancelled' }]);
});
