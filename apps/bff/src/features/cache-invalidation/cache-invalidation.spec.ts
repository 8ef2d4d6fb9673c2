import {
  backgroundImageChanged,
  blockDays,
  bookingApproved,
  bookingCancelled,
  DomainError,
  getBackgroundImage,
  getPublicSettings,
  listOccupiedDays,
  occupiedDaysChanged,
  settingsChanged,
  type BackgroundImage,
} from '@hearthstay/contracts';
import { eventually } from '@hearthstay/testing';
import { parseDay } from '@hearthstay/stay';
import { backgroundImage } from '../../testing/background-image';
import { bookingRequest } from '../../testing/booking-request';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken, publicSettings } from '../../testing/fake-services';
import { startTestBff, type TestBff } from '../../testing/test-bff';

const asAdmin = { Authorization: `Bearer ${adminToken}` };
const asked = { settings: 0, occupied: 0 };
let occupied = ['2026-08-04'];
let shown: BackgroundImage | null = backgroundImage;
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(getPublicSettings, () => {
        asked.settings += 1;
        return publicSettings;
      }),
      fakeHandler(getBackgroundImage, () => ({ image: shown })),
      fakeHandler(listOccupiedDays, () => {
        asked.occupied += 1;
        return occupied.map((date) => ({ date: parseDay(date), type: 'booking', guestName: 'Jonas' }));
      }),
      fakeHandler(blockDays, ({ dates }) => {
        occupied = dates;
        throw new DomainError('SERVICE_TIMEOUT');
      }),
    ],
  });
  // The ages of cached values stand still, so that none expires during a test.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
});
afterAll(() => {
  jest.restoreAllMocks();
  return bff.close();
});

const calls = ['/api/bookings/settings', '/api/bookings/occupied'] as const;
const [settingsPath, occupiedPath] = calls;
const datesIn = async (): Promise<string[]> =>
  ((await (await bff.fetch(occupiedPath)).json()) as { date: string }[]).map(({ date }) => date);

const requestEvent = {
  ...bookingRequest,
  requestId: bookingRequest.id,
  propertyName: 'Haus am See',
};
const link = { token: 'secret', expiresAt: '2026-07-08T10:00:00.000Z' };

beforeEach(async () => {
  await bff.publish(settingsChanged, {});
  occupied = ['2026-08-04'];
  await Promise.all(calls.map((path) => bff.fetch(path)));
  asked.settings = asked.occupied = 0;
});

describe('The responses that every page view requests', () => {
  it('cost one call to the service', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, index) => bff.fetch(calls[index % 2] ?? settingsPath)));
    expect(asked).toEqual({ settings: 0, occupied: 0 });
    await bff.publish(settingsChanged, {});
    await Promise.all(Array.from({ length: 50 }, () => bff.fetch(occupiedPath)));
    expect(asked).toEqual({ settings: 1, occupied: 1 });
  });

  it.each(calls)('come from the cache unchanged without (%s)', async (path) => {
    const fromMemory = await bff.fetch(path);
    await bff.publish(settingsChanged, {});
    const fromService = await bff.fetch(path);
    expect(await fromMemory.json()).toEqual(await fromService.json());
    const headersOf = ({ headers }: Response) =>
      [...headers].filter(([name]) => !['date', 'x-correlation-id'].includes(name));
    expect(headersOf(fromMemory)).toEqual(headersOf(fromService));
    expect(fromMemory.headers.get('Cache-Control')).toMatch(/no-cache$/);
    expect(fromMemory.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    expect(fromMemory.headers.get('X-Correlation-Id')).toMatch(/^[\w-]{36}$/);
  });

  it.each(calls)('get 304 if the browser has them (%s)', async (path) => {
    const etag = (await bff.fetch(path)).headers.get('ETag') ?? '';
    const ask = (header: string) => bff.fetch(path, { headers: { 'If-None-Match': header } });
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await ask(header);
      expect([response.status, await response.text()]).toEqual([304, '']);
    }
    await bff.publish(settingsChanged, {});
    expect((await ask(etag)).status).toBe(304);
    expect((await ask('"other"')).status).toBe(200);
  });
});

describe('A cached response', () => {
  it.each([
    ['the settings have changed', () => bff.publish(settingsChanged, {}), { settings: 1, occupied: 1 }],
    ['days have been taken or freed', () => bff.publish(occupiedDaysChanged, {}), { settings: 0, occupied: 1 }],
    [
      'a request has been approved',
      () => bff.publish(bookingApproved, { ...requestEvent, confirmLink: link, statusLink: link }),
      { settings: 0, occupied: 1 },
    ],
    [
      'a stay has been cancelled',
      () => bff.publish(bookingCancelled, { ...requestEvent, reason: null }),
      { settings: 0, occupied: 1 },
    ],
  ])('is invalidated when %s', async (_what, happens, expected) => {
    await happens();
    for (const path of calls) await bff.fetch(path);
    expect(asked).toEqual(expected);
  });

  it.each([
    ['PATCH', '/api/admin/requests/request-1', { status: 'approved' }],
    ['POST', '/api/admin/requests/request-1/cancel', {}],
    ['PATCH', '/api/admin/settings', { showGuestNames: false }],
  ])('is invalidated by the write of an admin, without an event (%s %s)', async (method, path, body) => {
    expect((await bff.send(method, path, body, asAdmin)).status).toBe(200);
    for (const call of calls) await bff.fetch(call);
    expect(asked).toEqual({ settings: 1, occupied: 1 });
  });

  it('is invalidated by the write of an admin that timed out, because it may have taken effect', async () => {
    const dates = ['2026-12-24'];
    expect((await bff.send('POST', '/api/admin/block-dates', { dates }, asAdmin)).status).toBe(504);
    expect(await datesIn()).toEqual(dates);
  });

  it('with the settings is invalidated by a changed background image and not by an unchanged one', async () => {
    await bff.publish(backgroundImageChanged, { hash: null });
    await bff.fetch(settingsPath);
    expect(asked).toEqual({ settings: 0, occupied: 0 });
    shown = null;
    await bff.publish(backgroundImageChanged, { hash: null });
    await eventually(async () => {
      await bff.fetch(settingsPath);
      expect(asked).toEqual({ settings: 1, occupied: 0 });
    });
  });

  it('stays valid when admins only read', async () => {
    await bff.fetch('/api/admin/requests', { headers: asAdmin });
    for (const path of calls) await bff.fetch(path);
    expect(asked).toEqual({ settings: 0, occupied: 0 });
  });
});
