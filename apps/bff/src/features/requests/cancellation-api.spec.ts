import {
  DomainError,
  respondToCancellationWish,
  wishCancellation,
  withdrawRequest,
  type BookingRequest,
  type DecidedRequest,
} from '@hearthstay/contracts';
import { adminToken } from '../../testing/fake-services';
import { bookingRequest } from '../../testing/booking-request';
import { fakeHandler } from '../../testing/fake-handler';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const cancellationWish = { at: '2026-07-02T10:00:00.000Z', reason: 'Krank' };
const wished: BookingRequest = { ...bookingRequest, status: 'confirmed', cancellationWish };
const cancelled: DecidedRequest = { ...bookingRequest, status: 'cancelled', undoSeconds: 10 };

describe('A guest who does not come', () => {
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
        fakeHandler(withdrawRequest, noted<BookingRequest>({ ...bookingRequest, status: 'cancelled' })),
        fakeHandler(wishCancellation, noted(wished)),
        fakeHandler(respondToCancellationWish, noted(cancelled)),
      ],
    });
  });
  afterAll(() => bff.close());
  beforeEach(() => {
    calls.length = 0;
    refusal = null;
  });

  const asGuest = (action: string, body?: object) =>
    bff.send('POST', `/api/bookings/requests/request-1/${action}`, body, { Authorization: 'Bearer a-token' });
  const asAdmin = (body: object) =>
    bff.send('POST', '/api/admin/requests/request-1/cancellation', body, { Authorization: `Bearer ${adminToken}` });

  it('withdraws a request by the status link', async () => {
    const response = await asGuest('withdraw');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id: 'request-1', status: 'cancelled' });
    await asGuest('withdraw', { shown: 'pending|…' });
    const own = { id: 'request-1', token: 'a-token' };
    expect(calls).toEqual([own, { ...own, shown: 'pending|…' }]);
  });

  it('asks to cancel, with a reason or none', async () => {
    const response = await asGuest('cancellation', { reason: ' Krank ' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'confirmed', cancellation_wish: cancellationWish });
    await asGuest('cancellation', { reason: ' ' });
    await asGuest('cancellation');
    await asGuest('cancellation', { shown: 'confirmed|…' });
    const own = { id: 'request-1', token: 'a-token' };
    expect(calls).toEqual([{ ...own, reason: 'Krank' }, own, own, { ...own, shown: 'confirmed|…' }]);
  });

  it('gets the response of the owner', async () => {
    const response = await asAdmin({ accept: true, note: 'Gute Besserung' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'cancelled', undo_seconds: 10 });
    expect(calls).toEqual([{ id: 'request-1', accept: true, note: 'Gute Besserung' }]);
  });

  it.each<[string, object, string, string]>([
    ['a long reason', { reason: 'x'.repeat(501) }, 'reason', 'REASON_TOO_LONG'],
    ['a reason that is no text', { reason: { $ne: '' } }, 'reason', 'WRONG_TYPE'],
    ['another field', { note: 'Krank' }, 'note', 'INVALID'],
  ])('is refused %s', async (_what, body, field, code) => {
    const error = await errorIn(await asGuest('cancellation', body));
    expect(error).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', details: [{ field, code }] });
    expect(calls).toEqual([]);
  });

  it.each<[string, object, string, string]>([
    ['nothing', {}, 'accept', 'REQUIRED'],
    ['a word', { accept: 'yes' }, 'accept', 'WRONG_TYPE'],
    ['a long note', { accept: false, note: 'x'.repeat(501) }, 'note', 'REASON_TOO_LONG'],
  ])('gets no response that is %s', async (_what, body, field, code) => {
    const error = await errorIn(await asAdmin(body));
    expect(error).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', details: [{ field, code }] });
    expect(calls).toEqual([]);
  });

  it.each(['CANCELLATION_WISHED_ALREADY', 'NO_CANCELLATION_WISH', 'INVALID_TRANSITION'] as const)(
    'is told the refusal %s',
    async (code) => {
      refusal = new DomainError(code);
      expect(await errorIn(await asGuest('cancellation', {}))).toMatchObject({ status: 409, code });
    },
  );

  it('needs the token of the link, and the response an admin', async () => {
    for (const path of ['bookings/requests/request-1/withdraw', 'bookings/requests/request-1/cancellation']) {
      expect((await bff.send('POST', `/api/${path}`, {})).status).toBe(404);
    }
    expect((await bff.send('POST', '/api/admin/requests/request-1/cancellation', { accept: true })).status).toBe(401);
    expect(calls).toEqual([]);
  });
});
