import { press } from '../browser/press';
import { write } from '../browser/write';
import { guests } from '../deployment/people';
import { dateOfNextMonth } from '../people/next-month';
import { expect } from '../product/fixtures';
import { expectTranslatedAndFitting } from './fixtures';
import { prices } from './prices';
import type { Visit } from './visit';

/** Opens a guest's views of an offer, and of a request for other days. */
export const visitProposals = async ({ page, deployment, t }: Omit<Visit, 'guest' | 'owner'>) => {
  const { anna } = guests;
  const api = await deployment.ownerApi();
  await api.call('PUT', '/admin/settings/prices', prices);
  const days = (from: number, to: number) => ({ start_date: dateOfNextMonth(from), end_date: dateOfNextMonth(to) });
  const booking = { name: anna.name, email: anna.email, adults: 2, status: 'confirmed', notify: true, locale: 'de' };
  let id = '';
  const token = await deployment.mail.tokenAfter(
    async () => ({ id } = await api.call<{ id: string }>('POST', '/admin/requests', { ...booking, ...days(10, 12) })),
    anna.email,
    '/status/',
  );
  await api.call('POST', '/admin/requests', { ...booking, ...days(20, 22) });
  const offer = { ...days(11, 14), adults: 3, hold: true, note: 'Wir kommen mit Hund' };
  await api.call('POST', `/admin/requests/${id}/offer`, offer);

  await page.goto(`/status/${token}`);
  await expect(page.getByRole('button', { name: t('status:offer.accept') })).toBeVisible();
  for (const summary of await page.locator('summary').all()) await summary.click();
  await expectTranslatedAndFitting(page, 'status with an offer');
  await press(page.getByRole('button', { name: t('status:offer.decline') }));
  await expectTranslatedAndFitting(page, 'decline an offer');
  await press(page.getByRole('dialog').getByRole('button', { name: t('status:offer.declineAction') }));
  await expect(page.getByText(t('status:offer.declined'))).toBeVisible();
  await expectTranslatedAndFitting(page, 'status with a declined offer');
  await press(page.getByRole('button', { name: t('status:change.openWithGuests') }));
  const dialog = page.getByRole('dialog');
  await write(dialog.getByLabel(t('leave'), { exact: true }), dateOfNextMonth(14));
  await press(dialog.getByLabel(t('guestCount.more')).first());
  await expectTranslatedAndFitting(page, 'other days');
  await press(dialog.getByRole('button', { name: t('status:change.send') }));
  await expect(dialog).toBeHidden();
  await expectTranslatedAndFitting(page, 'status with a wish for other days');
};
