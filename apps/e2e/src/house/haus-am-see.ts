import type { Locale } from '../words/words';
import type { Api } from './api';
import { House, morningOf } from './house';
import { owners } from './people';
import { lakePhoto } from './photo';
import { acquaintances, ownDays, story, type Visit } from './story';

/** Lets a visit happen: the guest asks and confirms, the owner decides, each as far as its outcome says. */
const live = async (house: House, owner: Api, { guest, days, message, outcome, reason }: Visit): Promise<void> => {
  const [startDate, endDate] = days;
  const { id, token } = await house.ask({ ...guest, startDate, endDate, message: message?.[house.locale] });
  const confirm = (link: string) => house.api.call('GET', `/bookings/confirm/${link}`);
  const decide = (status: 'approved' | 'declined') => owner.call('PATCH', `/admin/requests/${id}`, { status });
  if (outcome === 'unconfirmed') return;
  await confirm(token);
  if (outcome === 'pending') return;
  if (outcome === 'declined') {
    await decide('declined');
    return;
  }
  const bookingToken = await house.mail.tokenAfter(() => decide('approved'), guest.email, '/confirm/');
  if (outcome === 'confirmed') await confirm(bookingToken);
  if (outcome === 'cancelled') {
    await owner.call('POST', `/admin/requests/${id}/cancel`, { reason: reason?.[house.locale] });
  }
};

const furnish = async (house: House, owner: Api): Promise<void> => {
  await owner.call('PATCH', '/admin/settings', { propertyName: 'Haus am See', maxAdvanceBookingDays: 40 });
  for (const { email } of owners.slice(1)) await owner.call('POST', '/admin/emails', { email });
  for (const { email, notes } of acquaintances) {
    await owner.call('POST', '/admin/guest-whitelist', { email, notes: notes[house.locale] });
  }
  const form = new FormData();
  form.set('backgroundImage', new Blob([new Uint8Array(await lakePhoto())], { type: 'image/jpeg' }), 'See.jpg');
  await owner.call('POST', '/admin/settings/background-image', form);
};

const tell = async (house: House): Promise<void> => {
  await furnish(house, await house.ownerApi());
  for (const [index, { day, visits }] of story.entries()) {
    if (index > 0) await house.goTo(morningOf(day));
    const owner = await house.ownerApi();
    for (const visit of visits) await live(house, owner, visit);
  }
  await (await house.ownerApi()).call('POST', '/admin/block-dates', { dates: ownDays });
};

/** The house of the story, on the day it is looked at. */
export const openHausAmSee = async (locale: Locale): Promise<House> => {
  const house = await House.found(locale, morningOf(story[0].day));
  try {
    await tell(house);
  } catch (error) {
    await house.close();
    throw error;
  }
  return house;
};
