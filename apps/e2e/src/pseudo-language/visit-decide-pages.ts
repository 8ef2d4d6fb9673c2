import { press } from '../browser/press';
import { write } from '../browser/write';
import { guests } from '../deployment/people';
import { dateOfNextMonth } from '../people/next-month';
import { expect } from '../product/fixtures';
import { expectTranslatedAndFitting } from './fixtures';
import type { Visit } from './visit';

interface AskedRequest {
  id: string;
  adults: number;
  quote: { total: number };
}

/**
 * Opens the page by which an admin decides on a request, in a house with prices, additional fields and other requests
 * for the same days.
 */
export const visitDecidePages = async ({ page, deployment, guest, owner, t }: Visit) => {
  const { api, mail } = deployment;
  await guest.choose({ from: 10, to: 13 });
  await guest.fillIn('Wir kommen mit Hund');
  await write(page.getByLabel(t('home:form.phone')), '+49 151 234');
  await page.getByLabel(t('home:form.arrivalTime')).fill('16:30');
  const token = await mail.tokenAfter(() => press(guest.submit), guest.email, '/confirm/');
  const link = await mail.tokenAfter(() => api.call('GET', `/bookings/confirm/${token}`), owner.email, '/decide/');
  const ownerApi = await deployment.ownerApi();
  const [request] = await ownerApi.call<AskedRequest[]>('GET', '/admin/requests');
  const { id, adults, quote } = request!;
  const days = { startDate: dateOfNextMonth(10), endDate: dateOfNextMonth(13) };
  const asked = { phone: '+49 151 234', arrivalTime: '16:30', adults, quotedTotal: quote.total };
  await api.call('POST', '/bookings/request', { ...guests.maximilian, ...days, ...asked });

  await page.goto(`/decide/${link}`);
  await expect(page.getByRole('textbox')).toBeVisible();
  await expectTranslatedAndFitting(page, 'decide');
  await ownerApi.call('PATCH', `/admin/requests/${id}`, { status: 'declined' });
  await write(page.getByRole('textbox'), 'Notiz');
  await press(page.locator('button[value="approve"]'));
  await expect(page.getByRole('alert')).toBeVisible();
  await expectTranslatedAndFitting(page, 'decided before');
};
