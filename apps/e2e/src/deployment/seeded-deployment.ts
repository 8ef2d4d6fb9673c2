import type { Locale } from '../texts/texts';
import type { Api } from './api';
import { Deployment, morningOf } from './deployment';
import { owners } from './people';
import { lakePhoto } from './photo';
import { acquaintances, ownDays, seedDays, type Visit } from './seed-data';

/** Creates a request and brings it into the state of its outcome. */
const replayVisit = async (
  deployment: Deployment,
  owner: Api,
  { guest, days, message, outcome, reason }: Visit,
): Promise<void> => {
  const [startDate, endDate] = days;
  const { id, token } = await deployment.ask({ ...guest, startDate, endDate, message: message?.[deployment.locale] });
  const confirm = (link: string) => deployment.api.call('GET', `/bookings/confirm/${link}`);
  const decide = (status: 'approved' | 'declined') => owner.call('PATCH', `/admin/requests/${id}`, { status });
  if (outcome === 'unconfirmed') return;
  await confirm(token);
  if (outcome === 'pending') return;
  if (outcome === 'declined') {
    await decide('declined');
    return;
  }
  const bookingToken = await deployment.mail.tokenAfter(() => decide('approved'), guest.email, '/confirm/');
  if (outcome === 'confirmed') await confirm(bookingToken);
  if (outcome === 'cancelled') {
    await owner.call('POST', `/admin/requests/${id}/cancel`, { reason: reason?.[deployment.locale] });
  }
};

const configure = async (deployment: Deployment, owner: Api): Promise<void> => {
  await owner.call('PATCH', '/admin/settings', { propertyName: 'Haus am See', maxAdvanceBookingDays: 40 });
  for (const { email } of owners.slice(1)) await owner.call('POST', '/admin/emails', { email });
  for (const { email, notes } of acquaintances) {
    await owner.call('POST', '/admin/guest-whitelist', { email, notes: notes[deployment.locale] });
  }
  const form = new FormData();
  form.set('backgroundImage', new Blob([new Uint8Array(await lakePhoto())], { type: 'image/jpeg' }), 'See.jpg');
  await owner.call('POST', '/admin/settings/background-image', form);
};

const seed = async (deployment: Deployment): Promise<void> => {
  await configure(deployment, await deployment.ownerApi());
  for (const [index, { day, visits }] of seedDays.entries()) {
    if (index > 0) await deployment.goTo(morningOf(day));
    const owner = await deployment.ownerApi();
    for (const visit of visits) await replayVisit(deployment, owner, visit);
  }
  await (await deployment.ownerApi()).call('POST', '/admin/block-dates', { dates: ownDays });
};

/** Starts a deployment with the seed data, on the day that the screenshots show. */
export const startSeededDeployment = async (locale: Locale): Promise<Deployment> => {
  const deployment = await Deployment.start(locale, morningOf(seedDays[0].day));
  try {
    await seed(deployment);
  } catch (error) {
    await deployment.close();
    throw error;
  }
  return deployment;
};
