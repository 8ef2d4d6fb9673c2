import type { BlockView, PhotoView, WhitelistEntry } from '@hearthstay/contracts';
import type { SmtpListener } from '@hearthstay/testing';
import sharp from 'sharp';
import { apiOf, type Api } from './api';
import { exchangeCalendars } from './calendars';
import { guestOf, receiveGuests } from './guests';
import type { Keys } from './released-house';
import { settingsOfHouse } from './settings';

const sitePassword = 'Seerose';
const otherOwner = 'zweite@example.com';

/** The settings that a guest's request depends on, and the owner's lists of people. */
const setUp = async (owner: Api): Promise<void> => {
  const settings = { propertyName: 'Haus am See', maxAdvanceBookingDays: 300, maxConsecutiveBookings: 14 };
  await owner.call('PATCH', '/admin/settings', settings);
  for (const [section, values] of Object.entries(settingsOfHouse)) {
    await owner.call('PUT', `/admin/settings/${section}`, values);
  }
  await owner.call('POST', '/admin/emails', { email: otherOwner });
  const [anna, leaving] = await Promise.all(
    ['anna@mail.example', 'weg@mail.example'].map((email) =>
      owner.call<WhitelistEntry>('POST', '/admin/guest-whitelist', { email, notes: 'Aus dem Chor' }),
    ),
  );
  await owner.call('PUT', `/admin/guest-whitelist/${anna?.id}`, { notes: 'Jedes Jahr im Juni' });
  await owner.call('DELETE', `/admin/guest-whitelist/${leaving?.id}`);
};

/** The picture behind the pages, and photos of the house in another order than they came. */
const upload = async (owner: Api): Promise<void> => {
  const send = async <Body>(path: string, field: string, background: string): Promise<Body> => {
    const picture = sharp({ create: { width: 320, height: 200, channels: 3, background } });
    const form = new FormData();
    const content = new Uint8Array(await picture.jpeg().toBuffer());
    form.set(field, new Blob([content], { type: 'image/jpeg' }), 'See.jpg');
    return owner.call('POST', path, form);
  };
  await send('/admin/settings/background-image', 'backgroundImage', '#6f93a8');
  await send('/admin/photos', 'photo', '#a8936f');
  const [first, second] = await send<PhotoView[]>('/admin/photos', 'photo', '#6fa893');
  await owner.call('PATCH', `/admin/photos/${first?.id}`, { alt: { de: 'Der Steg', en: 'The jetty' } });
  await owner.call('PATCH', '/admin/photos', { order: [second?.id, first?.id] });
};

/** The owner's blocks: single days, of which one is freed again, and a range that is changed. */
const block = async (owner: Api): Promise<void> => {
  await owner.call('POST', '/admin/block-dates', { dates: ['2031-07-25', '2031-07-26', '2031-07-28'] });
  await owner.call('DELETE', '/admin/blocked-dates/2031-07-26');
  const painters = { from: '2031-08-04', to: '2031-08-07', note: 'Maler' };
  const { id } = await owner.call<BlockView>('POST', '/admin/blocks', painters);
  await owner.call('PATCH', `/admin/blocks/${id}`, { from: '2031-08-05', to: '2031-08-08', note: 'Maler und Gärtner' });
};

/** Fills every collection of a new product through the API, as its users do. */
export const furnishHouse = async (
  url: string,
  session: string,
  { mail, calendar }: { mail: SmtpListener; calendar: string },
): Promise<Keys> => {
  const owner = apiOf(url, session);
  await setUp(owner);
  await upload(owner);
  const links = await receiveGuests(url, owner, mail);
  await block(owner);
  const feed = await exchangeCalendars(owner, calendar, url);
  return { sitePassword, session, feed, ...links };
};

/** Leaves e-mails that wait for the mail server, and one that it refuses. Afterwards the site has a password. */
export const leaveEmailsWaiting = async (url: string, session: string, mail: SmtpListener): Promise<void> => {
  const { ask } = guestOf(url, mail);
  mail.rejectWith(451, { to: 'gesa@mail.example' });
  mail.rejectWith(550, { to: 'hugo@mail.example' });
  await ask('Gesa', '2031-06-14', '2031-06-16');
  await ask('Hugo', '2031-06-16', '2031-06-18');
  const settings = { whitelistEnabled: true, showGuestNames: true, appPassword: sitePassword };
  await apiOf(url, session).call('PATCH', '/admin/settings', settings);
  await apiOf(url).call('POST', '/admin/request-access', { email: otherOwner });
  for (const [to, subject] of [
    ['owner@example.com', 'Passwort'],
    [otherOwner, 'Passwort'],
    [otherOwner, 'Ihr Link'],
  ] as const) {
    await mail.waitForEmail((email) => email.envelope.to.includes(to) && email.subject.includes(subject));
  }
};
