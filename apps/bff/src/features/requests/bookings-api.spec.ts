import {
  cancelRequest,
  changeGuest,
  DomainError,
  enterBooking,
  getRequest,
  moveBooking,
  type AccountedRequest,
  type RequestPage,
} from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { bookingRequest, decidedRequest } from '../../testing/booking-request';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const entered: AccountedRequest = {
  ...bookingRequest,
  email: null,
  source: 'owner',
  origin: 'Telefon',
};
const page: RequestPage = {
  ...entered,
  source: 'owner',
  privateNote: 'Ruft noch an',
  otherRequests: [
    { id: 'other', startDate: parseDay('2025-08-04'), endDate: parseDay('2025-08-07'), status: 'confirmed' },
  ],
  history: [
    {
      at: '2026-07-01T10:00:00.000Z',
      actor: { kind: 'admin', email: 'owner@house.example' },
      action: 'moved',
      subject: { kind: 'request', id: 'request-1' },
      before: { startDate: '2026-08-03', endDate: '2026-08-05' },
      after: { startDate: '2026-08-04', endDate: '2026-08-07' },
    },
  ],
};

describe('Bookings in the hands of the owner', () => {
  let bff: TestBff;
  const calls: object[] = [];
  let refusal: DomainError | null = null;
  const noted =
    <Response>(response: Response) =>
    (request: object): Response => {
      if (refusal) throw refusal;
      calls.push(request);
      return response;
    };

  beforeAll(async () => {
    bff = await startTestBff({
      handlers: [
        fakeHandler(getRequest, noted(page)),
        fakeHandler(enterBooking, noted(entered)),
        fakeHandler(changeGuest, noted(entered)),
        fakeHandler(moveBooking, noted(decidedRequest)),
        fakeHandler(cancelRequest, noted(decidedRequest)),
      ],
    });
  });
  afterAll(() => bff.close());
  beforeEach(() => {
    calls.length = 0;
    refusal = null;
  });

  const send = (method: string, path: string, body?: object) =>
    bff.send(method, `/api/admin/requests${path}`, body, {
      Authorization: `Bearer ${adminToken}`,
      'Accept-Language': 'en',
    });

  it('are shown with all that is known, in snake_case, with the history as it is recorded', async () => {
    const response = await send('GET', '/request-1');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      email: null,
      source: 'owner',
      private_note: 'Ruft noch an',
      other_requests: [{ id: 'other', start_date: '2025-08-04', end_date: '2025-08-07', status: 'confirmed' }],
      history: page.history,
    });
  });

  it('are entered from fields in snake_case', async () => {
    const booking = { name: 'Jonas Weber', start_date: '2026-08-04', end_date: '2026-08-07', status: 'confirmed' };
    const response = await send('POST', '', { ...booking, email: '', note: 'Ruft noch an', locale: 'en' });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ source: 'owner', origin: 'Telefon' });
    expect(calls).toEqual([
      {
        ...{ name: 'Jonas Weber', startDate: '2026-08-04', endDate: '2026-08-07', status: 'confirmed' },
        ...{ note: 'Ruft noch an', notify: false, locale: 'en' },
      },
    ]);
  });

  it('are moved, cancelled although they are confirmed, and get another guest', async () => {
    await send('POST', '/request-1/move', {
      start_date: '2026-08-05',
      end_date: '2026-08-08',
      notify: true,
      note: 'Gern',
    });
    await send('POST', '/request-1/cancel', { reason: 'Wasserschaden', evenConfirmed: true });
    await send('PATCH', '/request-1/guest', { phone: '', private_note: 'Stammgast' });
    expect(calls).toEqual([
      { id: 'request-1', startDate: '2026-08-05', endDate: '2026-08-08', notify: true, note: 'Gern' },
      { id: 'request-1', reason: 'Wasserschaden', evenConfirmed: true },
      { id: 'request-1', phone: '', privateNote: 'Stammgast' },
    ]);
  });

  it.each([
    ['no name', { start_date: '2026-08-04', end_date: '2026-08-07', status: 'confirmed' }, 'name', 'NAME_REQUIRED'],
    ['no days', { name: 'Jonas', status: 'confirmed' }, 'start_date', 'DATES_REQUIRED'],
    [
      'the days in the wrong order',
      { name: 'Jonas', start_date: '2026-08-07', end_date: '2026-08-04', status: 'confirmed' },
      'end_date',
      'RANGE_REVERSED',
    ],
    [
      'an e-mail without an address',
      { name: 'Jonas', start_date: '2026-08-04', end_date: '2026-08-07', status: 'confirmed', notify: true },
      'email',
      'EMAIL_REQUIRED',
    ],
    [
      'an address without @',
      { name: 'Jonas', start_date: '2026-08-04', end_date: '2026-08-07', status: 'confirmed', email: 'jonas.example' },
      'email',
      'EMAIL_INVALID',
    ],
    [
      'an unknown field',
      { name: 'Jonas', start_date: '2026-08-04', end_date: '2026-08-07', status: 'confirmed', startDate: '2026-08-04' },
      'startDate',
      'INVALID',
    ],
  ])('are not entered with %s, and the field is named as it was sent', async (_what, body, field, code) => {
    const error = await errorIn(await send('POST', '', body));
    expect(error).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(error.details?.map((detail) => [detail.field, detail.code])).toContainEqual([field, code]);
    expect(calls).toEqual([]);
  });

  it('say that the days are taken', async () => {
    refusal = new DomainError('MOVE_CONFLICT');
    const error = await errorIn(
      await send('POST', '/request-1/move', { start_date: '2026-08-05', end_date: '2026-08-08' }),
    );
    expect(error).toMatchObject({ status: 409, code: 'DATES_UNAVAILABLE', message: expect.stringContaining('taken') });
  });

  it.each([
    ['GET', '/request-1'],
    ['POST', ''],
    ['POST', '/request-1/move'],
    ['PATCH', '/request-1/guest'],
  ])('are for admins: %s %s', async (method, path) => {
    const response = await bff.send(method, `/api/admin/requests${path}`, method === 'GET' ? undefined : {});
    expect(response.status).toBe(401);
  });
});
