import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarView, ListedRequestView, PhotoView, SettingsView } from '@hearthstay/contracts';
import { firstRelease } from '@hearthstay/testing/product';
import { apiOf } from './api';

/** The secrets of the users of a house, which its database does not contain. */
export interface Keys {
  sitePassword: string;
  /** The tokens of the session of its owner, of the links of a guest whose request is approved, and of its feed. */
  session: string;
  statusLink: string;
  confirmLink: string;
  feed: string;
}

/** A house whose data a released version has written. */
export interface ReleasedHouse {
  /** The time of the reading, minutes after the data was written. */
  readAt: string;
  keys: Keys;
  /** The responses that {@link readHouse} has read. */
  responses: Record<string, unknown>;
}

const folder = join('apps/data-transfer/src/testing');
const { version } = firstRelease;

/** The files of the fixture, relative to the root of the repository, in which tests and tools run. */
export const fixture = {
  backup: join(folder, `backup-of-${version}`),
  /** The database of a process that has been stopped, compressed with gzip. */
  database: join(folder, `data-of-${version}.mdb.gz`),
  house: join(folder, `house-of-${version}.json`),
};

export const loadReleasedHouse = (): ReleasedHouse => JSON.parse(readFileSync(fixture.house, 'utf8')) as ReleasedHouse;

const ownerPaths = [
  '/admin/requests',
  '/admin/settings',
  '/admin/settings/prices',
  '/admin/settings/stay-rules',
  '/admin/settings/request-form',
  '/admin/settings/house',
  '/admin/settings/legal',
  '/admin/settings/privacy',
  '/admin/guest-whitelist',
  '/admin/emails',
  '/admin/blocked-dates',
  '/admin/availability?from=2031-05-01&to=2031-08-31',
  '/admin/calendars',
  '/admin/feeds',
  '/admin/guest-statistics',
  '/admin/photos',
  '/admin/privacy/records',
  '/admin/notices',
];

/** Without the next and the latest read, which fails if the calendar is not served. */
const withoutReads = ({ lastError: _, nextRead: __, isReading: ___, ...calendar }: CalendarView) => calendar;

/** Without the time of the response, which differs from that of the data. */
const withoutStamps = (calendar: string): string[] => calendar.split('\r\n').filter((line) => !/^DTSTAMP/.test(line));

/** All responses of a product to its owners and guests, by path. */
export const readHouse = async (url: string, { sitePassword, session, statusLink, feed }: Keys) => {
  const [owner, guest, visitor] = [apiOf(url, session), apiOf(url, statusLink), apiOf(url, sitePassword)];
  const responses: Record<string, unknown> = {};
  for (const path of ownerPaths) responses[path] = await owner.call('GET', path);
  responses['/admin/calendars'] = (responses['/admin/calendars'] as CalendarView[]).map(withoutReads);
  for (const { id } of responses['/admin/requests'] as ListedRequestView[]) {
    for (const part of ['', '/history', '/messages']) {
      const path = `/admin/requests/${id}${part}`;
      responses[path] = await owner.call('GET', path);
    }
  }
  for (const path of ['/bookings/settings', '/bookings/stay-conditions', '/bookings/occupied']) {
    responses[path] = await visitor.call('GET', path);
  }
  responses['/bookings/status'] = await guest.call('GET', '/bookings/status');
  responses['/feeds'] = withoutStamps(await (await visitor.send('GET', `/api/feeds/${feed}.ics`)).text());
  const images = [
    ...((responses['/bookings/settings'] as SettingsView).backgroundImage?.files ?? []),
    ...(responses['/admin/photos'] as PhotoView[]),
  ];
  for (const image of images) {
    const bytes = await (await visitor.send('GET', image.url)).arrayBuffer();
    responses[image.url] = createHash('sha256').update(Buffer.from(bytes)).digest('hex');
  }
  return responses;
};
