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
import { fakeHandler } from '../../testing/fake-handler';
import { bookingRequest, decidedRequest } from '../../testing/booking-request';
import { adminToken, publicSettings } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

describe('The id of a command', () => {
  let bff: TestBff;
  let ids: (string | undefined)[];

  const noting =
    <Result>(response: Result) =>
    () => {
      ids.push(messageContext()?.commandId);
      return response;
    };

  beforeAll(async () => {
    bff = await startTestBff({
      handlers: [
        fakeHandler(approveRequest, noting(decidedRequest)),
        fakeHandler(declineRequest, noting(decidedRequest)),
        fakeHandler(cancelRequest, noting(decidedRequest)),
        fakeHandler(confirmRequest, noting(bookingRequest)),
        fakeHandler(updateSettings, noting(publicSettings)),
        fakeHandler(blockDays, noting([])),
        fakeHandler(unblockDay, noting({})),
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

  it('is the same for the same request with the same key', async () => {
    for (let time = 0; time < 2; time += 1) {
      await send('PATCH', '/admin/requests/some-id', { status: 'approved' }, 'key-1');
    }
    expect(ids).toEqual([expect.any(String), ids[0]]);
  });

  it('differs by key, URL and body', async () => {
    await send('PATCH', '/admin/requests/some-id', { status: 'approved' }, 'key-1');
    await send('PATCH', '/admin/requests/some-id', { status: 'approved' }, 'key-2');
    await send('PATCH', '/admin/requests/another-id', { status: 'approved' }, 'key-1');
    await send('PATCH', '/admin/requests/some-id', { status: 'declined' }, 'key-1');
    await send('PATCH', '/admin/settings', { propertyName: 'Haus am See' }, 'key-1');
    await send('PATCH', '/admin/settings', { propertyName: 'Haus am Meer' }, 'key-1');
    await send('DELETE', '/admin/blocked-dates/2031-06-02', undefined, 'key-1');
    expect(new Set(ids).size).toBe(7);
  });

  it('is derived for the confirm link of a guest as well', async () => {
    const headers = { 'Idempotency-Key': 'key-1' };
    for (let time = 0; time < 2; time += 1) await bff.fetch('/api/bookings/confirm/good', { headers });
    expect(ids).toEqual([expect.any(String), ids[0]]);
  });

  it('is unique for each request without a key', async () => {
    for (let time = 0; time < 2; time += 1) await send('POST', '/admin/block-dates', { dates: ['2031-06-02'] });
    expect(ids).toEqual([expect.any(String), expect.any(String)]);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('does not reveal the key', async () => {
    await send('PATCH', '/admin/requests/some-id', { status: 'approved' }, 'secret');
    expect(ids[0]).not.toContain('secret');
  });

  it.each(['', 'x'.repeat(256)])('is refused for the key %j', async (key) => {
    const error = await errorIn(await send('PATCH', '/admin/requests/some-id', { status: 'approved' }, key));
    expect(error).toMatchObject({
      status: 400,
      details: [{ field: 'idempotencyKey', code: 'IDEMPOTENCY_KEY_INVALID' }],
    });
    expect(ids).toEqual([]);
  });
});
