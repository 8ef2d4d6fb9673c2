import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CalendarView, FeedView } from '@hearthstay/contracts';
import { apiOf, type Api } from './api';

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

/** @returns the token of a feed */
export const exchangeCalendars = async (owner: Api, address: string, site: string): Promise<string> => {
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

/** Reads all calendars, so that none is due soon. */
export const readCalendars = async (url: string, session: string): Promise<void> => {
  const owner = apiOf(url, session);
  for (const { id, paused } of await owner.call<CalendarView[]>('GET', '/admin/calendars')) {
    if (!paused) await owner.call('POST', `/admin/calendars/${id}/refresh`, {});
  }
};
