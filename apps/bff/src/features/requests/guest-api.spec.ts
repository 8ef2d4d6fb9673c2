import {
  confirmRequest,
  createRequest,
  listGuestRequests,
  type BookingRequest,
  type RequestOf,
} from '@hearthstay/contracts';
import { bookingRequest } from '../../testing/booking-request';
import { fakeHandler } from '../../testing/fake-handler';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const created: RequestOf<typeof createRequest>[] = [];
const asked: RequestOf<typeof listGuestRequests>[] = [];
let confirmed: Pick<BookingRequest, 'status' | 'source'>;
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(createRequest, (fields) => {
        created.push(fields);
        return { ...bookingRequest, ...fields, message: fields.message ?? null };
      }),
      fakeHandler(listGuestRequests, (request) => {
        asked.push(request);
        return [bookingRequest];
      }),
      fakeHandler(confirmRequest, () => ({ ...bookingRequest, ...confirmed })),
    ],
  });
});
afterAll(() => bff.close());
beforeEach(() => {
  created.length = 0;
  asked.length = 0;
});

const fields = {
  name: 'Jonas Weber',
  email: 'jonas@example.com',
  startDate: '2026-08-04',
  endDate: '2026-08-07',
  message: 'Grüße',
};

const snakeCase = {
  id: 'request-1',
  name: 'Jonas Weber',
  email: 'jonas@example.com',
  start_date: '2026-08-04',
  end_date: '2026-08-07',
  message: 'Grüße',
  status: 'pending',
  created_at: '2026-07-01T10:00:00.000Z',
  updated_at: '2026-07-01T10:00:00.000Z',
  guest_confirmed_at: null,
  cancellation_reason: null,
  locale: 'de',
};

describe('The calendar API', () => {
  it('returns the public settings and no secret', async () => {
    const settings = (await (await bff.fetch('/api/bookings/settings')).json()) as object;
    expect(Object.keys(settings).sort()).toEqual([
      'backgroundImage',
      'backgroundImageUrl',
      'maxAdvanceBookingDays',
      'maxConsecutiveBookings',
      'passwordRequired',
      'propertyName',
      'showGuestNames',
      'timezone',
      'whitelistEnabled',
    ]);
  });
});

describe('The guest API', () => {
  it('responds to a new request with 201 in snake_case', async () => {
    const response = await bff.send('POST', '/api/bookings/request', fields, { 'Accept-Language': 'en' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ ...snakeCase, locale: 'en' });
    expect(created).toEqual([{ ...fields, locale: 'en', passwords: [], caller: '127.0.0.1' }]);
  });

  it('trims the name and normalises the e-mail address', async () => {
    await bff.send('POST', '/api/bookings/request', { ...fields, name: '  Jörg 🏡 ', email: ' Jonas@Example.COM ' });
    expect(created).toEqual([{ ...fields, name: 'Jörg 🏡', locale: 'de', passwords: [], caller: '127.0.0.1' }]);
  });

  it('passes the password of the site and the idempotency key to the service', async () => {
    const headers = { Authorization: `Bearer ${encodeURIComponent('Grüße 🏡')}`, 'Idempotency-Key': 'key-1' };
    await bff.send('POST', '/api/bookings/request', fields, headers);
    expect(created).toEqual([
      expect.objectContaining({ passwords: expect.arrayContaining(['Grüße 🏡']), idempotencyKey: 'key-1' }),
    ]);
  });

  it('refuses an invalid idempotency key', async () => {
    const headers = { 'Idempotency-Key': 'x'.repeat(256) };
    const error = await errorIn(await bff.send('POST', '/api/bookings/request', fields, headers));
    expect(error).toMatchObject({
      status: 400,
      details: [{ field: 'idempotencyKey', code: 'IDEMPOTENCY_KEY_INVALID' }],
    });
    expect(created).toEqual([]);
  });

  it.each([
    ['nothing', {}, 'name', 'NAME_REQUIRED', 'Name is required'],
    ['an empty name', { ...fields, name: '  ' }, 'name', 'NAME_REQUIRED', 'Name is required'],
    ['a short name', { ...fields, name: 'J' }, 'name', 'NAME_TOO_SHORT', 'Name must be at least 2 characters'],
    ['no address', { ...fields, email: '' }, 'email', 'EMAIL_REQUIRED', 'Email is required'],
    ['half an address', { ...fields, email: 'a@b' }, 'email', 'EMAIL_INVALID', 'Please enter a valid email address'],
    [
      'an operator',
      { ...fields, email: { $ne: null } },
      'email',
      'WRONG_TYPE',
      'E-mail address: This entry has the wrong form.',
    ],
    ['a list', { ...fields, name: ['Jonas'] }, 'name', 'WRONG_TYPE', 'Name: This entry has the wrong form.'],
    [
      'an impossible day',
      { ...fields, endDate: '2026-02-30' },
      'endDate',
      'DAY_INVALID',
      'Last day: There is no such day.',
    ],
    [
      'no days',
      { ...fields, startDate: undefined, endDate: undefined },
      'startDate',
      'DATES_REQUIRED',
      'Please select dates for your booking',
    ],
    [
      'an end before the start',
      { ...fields, endDate: '2026-08-03' },
      'endDate',
      'RANGE_REVERSED',
      'The last day is before the first.',
    ],
    [
      'a long message',
      { ...fields, message: 'x'.repeat(501) },
      'message',
      'MESSAGE_TOO_LONG',
      'Message must be at most 500 characters',
    ],
  ])('refuses %s with the wrong field', async (_what, body, field, code, message) => {
    const error = await errorIn(await bff.send('POST', '/api/bookings/request', body, { 'Accept-Language': 'en' }));
    expect(error).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', message, error: message });
    expect(error.details?.[0]).toEqual({ field, code, message });
    expect(created).toEqual([]);
  });

  it('names every wrong field in one response', async () => {
    const error = await errorIn(await bff.send('POST', '/api/bookings/request', { ...fields, name: '', email: 'x' }));
    expect(error.details?.map(({ field }) => field)).toEqual(['name', 'email']);
    expect(error.message).toBe('Bitte geben Sie Ihren Namen an.');
  });

  it('lists the requests of a status link', async () => {
    const response = await bff.fetch('/api/bookings/status?token=secret');
    expect(await response.json()).toEqual([snakeCase]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(asked).toEqual([{ token: 'secret' }]);
  });

  it('takes the token of a status link as bearer token, too', async () => {
    const headers = { Authorization: 'Bearer secret' };
    for (const path of ['status', 'requests/me']) await bff.fetch(`/api/bookings/${path}`, { headers });
    expect(asked).toEqual([{ token: 'secret' }, { token: 'secret' }]);
  });

  it('lists them by address and by "me"', async () => {
    await bff.fetch('/api/bookings/requests/me?token=secret');
    await bff.fetch('/api/bookings/requests/Jonas%40example.com?token=secret');
    expect(asked).toEqual([{ token: 'secret' }, { token: 'secret', email: 'jonas@example.com' }]);
  });

  it.each([
    'status',
    'status?token=',
    'status?token=a&token=b',
    'status?token[$ne]=a',
    `status?token=${'x'.repeat(129)}`,
  ])('refuses a malformed token (%#)', async (path) => {
    const error = await errorIn(await bff.fetch(`/api/bookings/${path}`));
    expect(error).toMatchObject({ status: 404, code: 'LINK_INVALID' });
    expect(asked).toEqual([]);
  });

  it('does not call a confirmed pending request a booking', async () => {
    confirmed = { status: 'pending' };
    const response = await (
      await bff.fetch('/api/bookings/confirm/t', { headers: { 'Accept-Language': 'en' } })
    ).json();
    expect(response).toEqual({
      status: 'pending',
      message: expect.stringContaining('Nothing is booked yet'),
      start_date: '2026-08-04',
      end_date: '2026-08-07',
    });
  });

  it('calls a confirmed approved request a booking', async () => {
    confirmed = { status: 'confirmed' };
    const response = (await (await bff.fetch('/api/bookings/confirm/t')).json()) as { message: string };
    expect(response.message).toContain('Buchung bestätigt!');
  });

  it('says that a confirmed booking was entered by the owner', async () => {
    confirmed = { status: 'confirmed', source: 'owner' };
    const response = await (await bff.fetch('/api/bookings/confirm/t')).json();
    expect(response).toMatchObject(confirmed);
  });

  it('responds to a request for an access link identically for every address', async () => {
    const response = await bff.send('POST', '/api/bookings/send-access-link', { email: 'jonas@example.com' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      message: expect.stringContaining('Wenn es zu dieser Adresse Anfragen gibt'),
    });
  });
});
