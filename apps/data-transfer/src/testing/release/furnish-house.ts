import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { BlockView, CalendarView, FeedView, RequestView, WhitelistEntry } from '@hearthstay/contracts';
import type { Quote } from '@hearthstay/prices';
import { linkIn, type SmtpListener } from '@hearthstay/testing';
import sharp from 'sharp';
import { apiOf, type Api } from './api';
import type { Keys } from './released-house';

const sitePassword = 'Seerose';
const otherOwner = 'zweite@example.com';

/** Serves a calendar of another platform with a stay, another one on days of the house's guests, and a broken event. */
export const serveCalendar = async () => {
  const event = (lines: string[]) => ['BEGIN:VEVENT', 'DTSTAMP:20310501T000000Z', ...lines, 'END:VEVENT'];
  const stay = (uid: string, from: string, to: string) =>
    event([`UID:${uid}`, `DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`, 'SUMMARY:Reserved']);
  const calendar = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Platform//EN'],
    ...stay('stay', '20310710', '20310714'),
    ...stay('conflict', '20310604', '20310606'),
    ...event(['UID:broken', 'DTSTART;VALUE=DATE:20310720', 'DTEND;VALUE=DATE:20310722', 'RRULE:FREQ=NEVER']),
    'END:VCALENDAR',
  ];
  const server = createServer((_request, response) => response.end(`${calendar.join('\r\n')}\r\n`));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, url: `http://${host}/calendar.ics`, close: () => server.close() };
};

const prices = {
  ...{ enabled: true, currency: 'EUR', maxGuests: 6, pricePerNight: 120_00, cleaning: 80_00 },
  weekdaySurcharges: { 5: 15_00, 6: 15_00 },
  seasons: [{ name: 'Sommer', from: '2031-07-01', to: '2031-08-31', pricePerNight: 165_00 }],
  extraGuest: { from: 3, perNight: 10_00 },
  discounts: [{ nights: 7, percent: 10 }],
  touristTax: { perAdult: 2_50, per: 'night', freeBelowAge: 16, onSite: false },
  deposit: { percent: 20, dueDays: 7 },
  balanceDueDaysBefore: 14,
  terms: { de: 'Kostenlos bis zum Vortag.', en: 'Free until the day before.' },
  payTo: { name: 'Haus am See', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  showInCalendar: true,
};

const stayRules = {
  ...{ sameDayTurnover: true, minNights: 1, noticeDays: 1, gapDays: 0, arrivalWeekdays: [], departureWeekdays: [] },
  seasons: [{ name: 'Sommer', from: '2031-07-01', to: '2031-08-31', minNights: 3, arrivalWeekdays: [6] }],
};

/** The settings that a guest's request depends on, and the owner's lists of people. */
const setUp = async (owner: Api): Promise<void> => {
  const settings = { propertyName: 'Haus am See', maxAdvanceBookingDays: 300, maxConsecutiveBookings: 14 };
  await owner.call('PATCH', '/admin/settings', settings);
  await owner.call('PUT', '/admin/settings/stay-rules', stayRules);
  await owner.call('PUT', '/admin/settings/prices', prices);
  await owner.call('PUT', '/admin/settings/request-form', { askPhone: 'required', askArrivalTime: 'optional' });
  await owner.call('POST', '/admin/emails', { email: otherOwner });
  const [anna, leaving] = await Promise.all(
    ['anna@mail.example', 'weg@mail.example'].map((email) =>
      owner.call<WhitelistEntry>('POST', '/admin/guest-whitelist', { email, notes: 'Aus dem Chor' }),
    ),
  );
  await owner.call('PUT', `/admin/guest-whitelist/${anna?.id}`, { notes: 'Jedes Jahr im Juni' });
  await owner.call('DELETE', `/admin/guest-whitelist/${leaving?.id}`);
  const photo = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#6f93a8' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('backgroundImage', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'See.jpg');
  await owner.call('POST', '/admin/settings/background-image', form);
};

/** The owner's blocks: single days, of which one is freed again, and a range that is changed. */
const block = async (owner: Api): Promise<void> => {
  await owner.call('POST', '/admin/block-dates', { dates: ['2031-07-25', '2031-07-26', '2031-07-28'] });
  await owner.call('DELETE', '/admin/blocked-dates/2031-07-26');
  const painters = { from: '2031-08-04', to: '2031-08-07', note: 'Maler' };
  const { id } = await owner.call<BlockView>('POST', '/admin/blocks', painters);
  await owner.call('PATCH', `/admin/blocks/${id}`, { from: '2031-08-05', to: '2031-08-08', note: 'Maler und Gärtner' });
};

/** @returns the token of a feed */
const exchangeCalendars = async (owner: Api, address: string, site: string): Promise<string> => {
  const calendar = { name: 'Plattform', url: address, color: 'pink' };
  const { id } = await owner.call<CalendarView>('POST', '/admin/calendars', calendar);
  await owner.call('POST', '/admin/calendars', { ...calendar, name: 'Pause', color: 'teal', paused: true });
  const ended = await owner.call<FeedView>('POST', '/admin/feeds', { name: 'Beendet' });
  await owner.call('DELETE', `/admin/feeds/${ended.id}`);
  const offered = { name: 'Für die Plattform', calendarId: id, withNames: true };
  const { url } = await owner.call<FeedView>('POST', '/admin/feeds', offered);
  const token = /([\w-]+)\.ics$/.exec(url)?.[1] ?? '';
  await apiOf(site).send('GET', `/api/feeds/${token}.ics`);
  return token;
};

/** A guest who requests days and receives e-mails with links. */
const guestOf = (url: string, mail: SmtpListener) => {
  const visitor = apiOf(url);
  const ask = async (name: string, startDate: string, endDate: string, message?: string): Promise<RequestView> => {
    const stay = { startDate, endDate, adults: 2, children: name === 'Anna' ? [4] : [] };
    const { total } = await visitor.call<Quote>('POST', '/bookings/quote', stay);
    const contact = { name, email: `${name.toLowerCase()}@mail.example`, phone: '+49 151 234' };
    const guest = { ...contact, message, ...(name === 'Anna' && { arrivalTime: '16:30' }) };
    return visitor.call('POST', '/bookings/request', { ...stay, ...guest, quotedTotal: total });
  };
  const tokenOf = async (name: string, subject: string, path: string): Promise<string> => {
    const email = await mail.waitForEmail(
      ({ envelope, subject: actual }) =>
        envelope.to.includes(`${name.toLowerCase()}@mail.example`) && actual.includes(subject),
    );
    return linkIn(email, path).split('/').at(-1) ?? '';
  };
  const confirm = (token: string) => visitor.call('GET', `/bookings/confirm/${token}`);
  return { ask, tokenOf, confirm };
};

/** Requests in every state. @returns the tokens of the links of an approved one */
const receiveGuests = async (url: string, owner: Api, mail: SmtpListener) => {
  const { ask, tokenOf, confirm } = guestOf(url, mail);
  const decide = (id: string, status: 'approved' | 'declined') =>
    owner.call('PATCH', `/admin/requests/${id}`, { status });
  const approval = 'genehmigt';

  const anna = await ask('Anna', '2031-06-02', '2031-06-05', 'Grüße vom See\nmit Hund');
  const ben = await ask('Ben', '2031-06-05', '2031-06-07');
  const carla = await ask('Carla', '2031-06-03', '2031-06-06');
  const dora = await ask('Dora', '2031-06-10', '2031-06-12');
  await ask('Emil', '2031-06-20', '2031-06-22');
  await ask('Finn', '2031-06-25', '2031-06-27');

  await confirm(await tokenOf('Emil', '', '/confirm/'));
  await decide(anna.id, 'approved');
  await confirm(await tokenOf('Anna', approval, '/confirm/'));
  await owner.call('POST', `/admin/requests/${anna.id}/payments`, {
    ...{ kind: 'deposit', amount: 90_00, date: '2031-05-12', note: 'Überweisung' },
  });
  await owner.call('PATCH', `/admin/requests/${ben.id}/price`, { total: 300_00, note: 'Weil Sie wiederkommen' });
  await decide(ben.id, 'approved');
  await decide(carla.id, 'declined');
  await decide(dora.id, 'approved');
  await owner.call('POST', `/admin/requests/${dora.id}/cancel`, { reason: 'Wasserschaden' });
  return {
    statusLink: await tokenOf('Ben', approval, '/status/'),
    confirmLink: await tokenOf('Ben', approval, '/confirm/'),
  };
};

/** Fills every collection of a new product through the API, as its users do. */
export const furnishHouse = async (
  url: string,
  session: string,
  { mail, calendar }: { mail: SmtpListener; calendar: string },
): Promise<Keys> => {
  const owner = apiOf(url, session);
  await setUp(owner);
  const links = await receiveGuests(url, owner, mail);
  await block(owner);
  const feed = await exchangeCalendars(owner, calendar, url);
  return { sitePassword, session, feed, ...links };
};

/** Reads all calendars, so that none is due soon. */
export const readCalendars = async (url: string, session: string): Promise<void> => {
  const owner = apiOf(url, session);
  for (const { id, paused } of await owner.call<CalendarView[]>('GET', '/admin/calendars')) {
    if (!paused) await owner.call('POST', `/admin/calendars/${id}/refresh`, {});
  }
};

/** Requests as many links as one period allows. */
export const askForLinks = async (url: string): Promise<void> => {
  for (let count = 0; count < 5; count++) for (const path of linkPaths) await askForLink(url, path);
};

/** Requests one more link of each kind than a day allows. */
export const exceedLinksOfDay = async (url: string): Promise<void> => {
  for (const path of linkPaths) {
    const isRefused = await askForLink(url, path).then(
      () => false,
      (error: unknown) => (error as Error).message.includes('RATE_LIMITED'),
    );
    if (!isRefused) throw new Error(`${path} is within the limit of a day.`);
  }
};

const linkPaths = ['/bookings/send-access-link', '/admin/request-access'] as const;

const askForLink = (url: string, path: string) => apiOf(url).call('POST', path, { email: 'niemand@mail.example' });

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
