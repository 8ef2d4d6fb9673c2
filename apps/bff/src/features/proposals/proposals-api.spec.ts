import {
  makeOffer,
  offerStay,
  proposeChange,
  respondToChange,
  respondToOffer,
  withdrawOffer,
  type BookingRequest,
} from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { bookingRequest, decidedRequest } from '../../testing/booking-request';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const proposal: NonNullable<BookingRequest['proposal']> = {
  ...{ id: 'offer-1', by: 'owner', at: '2026-07-02T10:00:00.000Z', holds: true, validUntil: parseDay('2026-07-05') },
  ...{ startDate: parseDay('2026-08-06'), endDate: parseDay('2026-08-09') },
};
const stay = { start_date: '2026-08-06', end_date: '2026-08-09' };

describe('Proposals', () => {
  let bff: TestBff;
  let commands: object[];
  const noted =
    <Result>(name: string, response: Result) =>
    (command: object): Result => {
      commands.push({ name, ...command });
      return response;
    };

  beforeAll(async () => {
    const withOffer = { ...bookingRequest, proposal };
    bff = await startTestBff({
      handlers: [
        fakeHandler(makeOffer, noted('offer', withOffer)),
        fakeHandler(offerStay, noted('offer-stay', withOffer)),
        fakeHandler(withdrawOffer, noted('withdraw', bookingRequest)),
        fakeHandler(respondToChange, noted('respond-to-change', decidedRequest)),
        fakeHandler(respondToOffer, noted('respond-to-offer', { ...bookingRequest, status: 'confirmed' as const })),
        fakeHandler(proposeChange, noted('propose', bookingRequest)),
      ],
    });
  });
  beforeEach(() => (commands = []));
  afterAll(() => bff.close());

  const asAdmin = (method: string, path: string, body?: object) =>
    bff.send(method, `/api/admin/${path}`, body, { Authorization: `Bearer ${adminToken}` });
  const asGuest = (path: string, body: object) =>
    bff.send('POST', `/api/bookings/requests/request-1/${path}`, body, { Authorization: 'Bearer good' });

  it('offers a stay, for three days and without a hold unless that is asked for', async () => {
    const response = await asAdmin('POST', 'requests/request-1/offer', { ...stay, note: ' Ginge das? ' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      proposal: { ...stay, id: 'offer-1', by: 'owner', valid_until: '2026-07-05', holds: true },
    });
    const offer = { startDate: '2026-08-06', endDate: '2026-08-09' };
    expect(commands).toEqual([
      { name: 'offer', id: 'request-1', ...offer, note: 'Ginge das?', validDays: 3, hold: false },
    ]);
    await asAdmin('POST', 'requests/request-1/offer', { ...stay, total: 0, valid_days: 14, hold: true, adults: 2 });
    expect(commands[1]).toMatchObject({ ...offer, total: 0, validDays: 14, hold: true, adults: 2 });
  });

  it('offers a stay to somebody who has not asked, and takes an offer back', async () => {
    const guest = { name: 'Ben', email: 'BEN@mail.example' };
    expect((await asAdmin('POST', 'offers', { ...stay, ...guest })).status).toBe(201);
    expect((await asAdmin('DELETE', 'requests/request-1/offer?proposal=offer-1')).status).toBe(200);
    expect((await asAdmin('DELETE', 'requests/request-1/offer')).status).toBe(200);
    expect((await asAdmin('DELETE', 'requests/request-1/offer?proposal=')).status).toBe(400);
    expect(commands).toEqual([
      expect.objectContaining({ email: 'ben@mail.example', locale: 'de' }),
      { name: 'withdraw', id: 'request-1', proposal: 'offer-1' },
      { name: 'withdraw', id: 'request-1' },
    ]);
  });

  it('sends the responses of both sides with the proposal that was shown', async () => {
    await asAdmin('POST', 'requests/request-1/change', { accept: true, proposal: 'wish-1', note: 'Gern' });
    await asGuest('offer', { accept: false, proposal: 'offer-1' });
    await asGuest('change', { ...stay, children: [4], shown: 'pending|…' });
    expect(commands).toMatchObject([
      { name: 'respond-to-change', id: 'request-1', accept: true, proposal: 'wish-1', note: 'Gern' },
      { name: 'respond-to-offer', id: 'request-1', token: 'good', accept: false, proposal: 'offer-1' },
      { name: 'propose', id: 'request-1', token: 'good', startDate: '2026-08-06', children: [4], shown: 'pending|…' },
    ]);
  });

  it.each([
    [{ ...stay, total: -1 }, 'total', 'AMOUNT_OUT_OF_RANGE'],
    [{ ...stay, total: 10 ** 12 }, 'total', 'AMOUNT_OUT_OF_RANGE'],
    [{ ...stay, valid_days: 0 }, 'valid_days', 'OFFER_DAYS_OUT_OF_RANGE'],
    [{ ...stay, valid_days: 15 }, 'valid_days', 'OFFER_DAYS_OUT_OF_RANGE'],
    [{ ...stay, valid_days: 1.5 }, 'valid_days', 'OFFER_DAYS_OUT_OF_RANGE'],
    [{ ...stay, hold: 'yes' }, 'hold', 'WRONG_TYPE'],
    [{ ...stay, note: 'x'.repeat(501) }, 'note', 'MESSAGE_TOO_LONG'],
    [{ start_date: '2026-08-09', end_date: '2026-08-06' }, 'end_date', 'RANGE_REVERSED'],
    [{ end_date: '2026-08-06' }, 'start_date', 'DATES_REQUIRED'],
  ])('refuses the offer %j', async (body, field, code) => {
    const response = await asAdmin('POST', 'requests/request-1/offer', body);
    expect(response.status).toBe(400);
    expect((await errorIn(response)).details).toEqual([expect.objectContaining({ field, code })]);
    expect(commands).toEqual([]);
  });

  it('refuses an offer to nobody, and responses without a decision', async () => {
    expect((await asAdmin('POST', 'offers', { ...stay, name: 'Ben', email: 'ben' })).status).toBe(400);
    expect((await asAdmin('POST', 'requests/request-1/change', { note: 'Gern' })).status).toBe(400);
    expect((await asGuest('offer', {})).status).toBe(400);
    expect((await bff.send('POST', '/api/bookings/requests/request-1/offer', { accept: true })).status).toBe(404);
    expect((await bff.send('POST', '/api/admin/requests/request-1/offer', stay)).status).toBe(401);
    expect(commands).toEqual([]);
  });
});
