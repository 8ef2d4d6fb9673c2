import {
  approveRequest,
  blockDays,
  cancelRequest,
  confirmRequest,
  declineRequest,
  unblockDay,
  updateSettings,
} from '@hearthstay/contracts';
import { messageContext } from '@hearthstay/messaging';
import { answering } from '../../testing/fake-handler';
import { bookingRequest } from '../../testing/booking-request';
import { adminToken, publicSettings } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

describe('The id of a command', () => {
  let bff: TestBff;
  let ids: (string | undefined)[];

  const noting =
    <Answer>(answer: Answer) =>
    () => {
      ids.push(messageContext()?.commandId);
      return answer;
    };

  beforeAll(async () => {
    bff = await startTestBff({
      handlers: [
        answering(approveRequest, noting(bookingRequest)),
        answering(declineRequest, noting(bookingRequest)),
        answering(cancelRequest, noting(bookingRequest)),
        answering(confirmRequest, noting(bookingRequest)),
        answering(updateSettings, noting(publicSettings)),
        answering(blockDays, noting([])),
        answering(unblockDay, noting({})),
      ],
    });
  });
  beforeEach(() => {
    ids = [];
  });
  afterAll(() => bff.close());

  const send = async (method: string, path: string, body: unknown, key?: string) => {
    const headers = { Authorization: `Bearer ${adminToken}`, ...(key !== undefined && { 'Idempotency-Key': key }) };
    const response = await bff.send(method, `/api${path}`, body, headers);
    return response;
  };

  it('is the same when the same call comes again under the same key', async () => {
    for (let time = 0; time < 2; time += 1) {
      await send('PATCH', '/admin/requests/some-id', { status: 'approved' }, 'key-1');
    }
    expect(ids).toEqual([expect.any(String), ids[0]]);
  });

  it('is another one with another key, address or body', async () => {
    await send('PATCH', '/admin/requests/some-id', { status: 'approved' }, 'key-1');
    await send('PATCH', '/admin/requests/some-id', { status: 'approved' }, 'key-2');
    await send('PATCH', '/admin/requests/another-id', { status: 'approved' }, 'key-1');
    await send('PATCH', '/admin/requests/some-id', { status: 'declined' }, 'key-1');
    await send('PATCH', '/admin/settings', { propertyName: 'Haus am See' }, 'key-1');
    await send('PATCH', '/admin/settings', { propertyName: 'Haus am Meer' }, 'key-1');
    await send('DELETE', '/admin/blocked-dates/2031-06-02', undefined, 'key-1');
    expect(new Set(ids).size).toBe(7);
  });

  it('is there when a guest opens the confirm link', async () => {
    const headers = { 'Idempotency-Key': 'key-1' };
    for (let time = 0; time < 2; time += 1) await bff.fetch('/api/bookings/confirm/good', { headers });
    expect(ids).toEqual([expect.any(String), ids[0]]);
  });

  it('is another one each time when the client names none', async () => {
    for (let time = 0; time < 2; time += 1) await send('POST', '/admin/block-dates', { dates: ['2031-06-02'] });
    expect(ids).toEqual([expect.any(String), expect.any(String)]);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('does not say what the key says', async () => {
    await send('PATCH', '/admin/requests/some-id', { status: 'approved' }, 'secret');
    expect(ids[0]).not.toContain('secret');
  });

  it.each(['', 'x'.repeat(256)])('is refused when the key is %j', async (key) => {
    const error = await errorIn(await send('PATCH', '/admin/requests/some-id', { status: 'approved' }, key));
    expect(error).toMatchObject({
      status: 400,
      details: [{ field: 'idempotencyKey', code: 'IDEMPOTENCY_KEY_INVALID' }],
    });
    expect(ids).toEqual([]);
  });
});
