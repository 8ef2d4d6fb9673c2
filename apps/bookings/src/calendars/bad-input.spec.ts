import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { feedLimits } from '@hearthstay/calendar-feed';
import { addCalendar, refreshCalendar } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { calendarOf, useCalendars } from './testing/calendars';

const calendar = calendarOf(['2031-07-01', '2031-07-04']);
const withEvents = (...events: string[]) =>
  ['BEGIN:VCALENDAR', ...events.map((lines) => `BEGIN:VEVENT\n${lines}\nEND:VEVENT`), 'END:VCALENDAR'].join('\n');
const many = (count: number) =>
  withEvents(...Array.from({ length: count }, (_, index) => `UID:${index}@calendar.example`));
const hourly = Array.from({ length: 6 }, () => 'DTSTART:20200101T100000\nRRULE:FREQ=HOURLY');

const saying =
  (body: string | Buffer): RequestListener =>
  (_request, response) =>
    response.end(body);
const compressed = (body: string | Buffer): RequestListener => {
  const bytes = gzipSync(body);
  return (_request, response) => response.setHeader('Content-Encoding', 'gzip').end(bytes);
};
const leadingTo =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { Location: location }).end();

const refused: [what: string, respond: RequestListener, code: string][] = [
  ['an error', (_request, response) => response.writeHead(404).end(), 'CALENDAR_REFUSED'],
  ['a page with the status 200', saying('<!doctype html><title>Please sign in</title>'), 'CALENDAR_INVALID'],
  ['nothing with the status 200', saying(''), 'CALENDAR_INVALID'],
  ['NUL in its text', saying(calendar.replace('Grete', '\0')), 'CALENDAR_INVALID'],
  ['half of a calendar', saying(calendar.slice(0, 100)), 'CALENDAR_INCOMPLETE'],
  ['a calendar with a piece missing', saying(calendar.replace('END:VEVENT\r\n', '')), 'CALENDAR_INCOMPLETE'],
  ['8 MB', saying(Buffer.alloc(2 * feedLimits.bytes, 'B')), 'CALENDAR_TOO_LARGE'],
  ['what is compressed a thousandfold', compressed(Buffer.alloc(20 * feedLimits.bytes)), 'CALENDAR_TOO_LARGE'],
  ['100,000 events', compressed(many(100_000)), 'CALENDAR_TOO_LARGE'],
  ['more events than are read', saying(many(feedLimits.events + 1)), 'CALENDAR_TOO_MANY_EVENTS'],
  ['more occurrences than anybody has', saying(withEvents(...hourly)), 'CALENDAR_TOO_COMPLEX'],
  ['a redirect into the network', leadingTo('http://192.168.1.1/'), 'CALENDAR_ADDRESS_FORBIDDEN'],
  ['a redirect to itself', leadingTo('/'), 'CALENDAR_REDIRECT'],
];

describeOnEmbeddedDatabase('A calendar whose server sends', (database) => {
  const { stored, server, call, says } = useCalendars(database);
  const add = async () => {
    says(['2031-07-01', '2031-07-04'], ['2031-09-01', '2031-09-02']);
    const { id } = await call(addCalendar, { name: 'Airbnb', url: server().url() });
    await call(refreshCalendar, { id });
    return { id, claims: await stored.all('occupied_days') };
  };
  const readOnce = async (id: string, respond: RequestListener) => {
    server().respondWith(respond);
    return call(refreshCalendar, { id });
  };

  it.each(refused)('%s is refused, and keeps every day as it was', async (_what, respond, code) => {
    const { id, claims } = await add();
    expect(await readOnce(id, respond)).toMatchObject({ days: claims.length, lastError: { code } });
    expect(await stored.all('occupied_days')).toEqual(claims);
  });
});
