import { fakeApi, refusal } from '@web/testing/fake-api';
import { api } from './client';
import { retries } from './retry';

const route = 'PATCH /admin/requests/1';
const approve = () => api.patch('/admin/requests/1', { status: 'approved' });
const unavailable = refusal(503, 'SERVICE_UNAVAILABLE', 'Gerade nicht.');

/** Sends the responses one after the other, and then repeats the last one. */
const respondingWith = (
  ...responses: ({ status?: number; body?: unknown; headers?: Record<string, string> } | 'none')[]
) =>
  fakeApi({
    [route]: () => {
      const response = responses.length > 1 ? responses.shift() : responses[0];
      if (!response || response === 'none') throw new TypeError('fetch failed');
      return response;
    },
  });

const keysOf = ({ calls }: ReturnType<typeof fakeApi>) => calls.map(({ headers }) => headers['idempotency-key']);

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

describe('a changing call that gets no response', () => {
  it.each([
    ['no network', 'none' as const],
    ['502', { status: 502 }],
    ['503', unavailable],
    ['504', refusal(504, 'SERVICE_TIMEOUT', 'Zu langsam.')],
  ])('is sent again under the same key after %s', async (_what, response) => {
    const server = respondingWith(response, response, { body: { status: 'approved' } });
    await expect(approve()).resolves.toEqual({ status: 'approved' });
    const [first, ...others] = keysOf(server);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(others).toEqual([first, first]);
  });

  it('is reported after two repetitions', async () => {
    const server = respondingWith(unavailable);
    await expect(approve()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(server.calls).toHaveLength(3);
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('waits as long as the server requests, if that is not too long', async () => {
    const server = respondingWith({ ...unavailable, headers: { 'Retry-After': '1' } }, { body: {} });
    const start = performance.now();
    await approve();
    // A timer may be a millisecond early.
    expect(performance.now() - start).toBeGreaterThan(990);
    expect(server.calls).toHaveLength(2);
  });

  it('is reported at once when the server requests a long wait', async () => {
    const server = respondingWith({ ...unavailable, headers: { 'Retry-After': '60' } });
    await expect(approve()).rejects.toMatchObject({ status: 503 });
    expect(server.calls).toHaveLength(1);
  });

  it('is not sent again after the time limit', async () => {
    const { giveUpAfterMs } = retries;
    retries.giveUpAfterMs = 0;
    const server = respondingWith('none');
    await expect(approve()).rejects.toMatchObject({ code: 'NO_RESPONSE' });
    expect(server.calls).toHaveLength(1);
    retries.giveUpAfterMs = giveUpAfterMs;
  });
});

it.each([400, 401, 404, 409, 422, 429, 500])('a call with the response %i is not repeated', async (status) => {
  const server = respondingWith(refusal(status, 'NOT_FOUND', 'Nein.'));
  await expect(approve()).rejects.toMatchObject({ status });
  expect(server.calls).toHaveLength(1);
});

it('every changing call has a key of its own, and a reading one has none and is not sent again', async () => {
  const server = fakeApi({ 'POST /a': { body: {} }, 'PUT /a': { body: {} }, 'DELETE /a': { body: {} } });
  await api.post('/a');
  await api.put('/a', {});
  await api.delete('/a');
  expect(new Set(keysOf(server)).size).toBe(3);
  expect(keysOf(server)).not.toContain(undefined);
  await expect(api.get('/a')).rejects.toMatchObject({ code: 'NO_RESPONSE' });
  expect(keysOf(server)).toHaveLength(4);
  expect(keysOf(server)[3]).toBeUndefined();
});

it('a link that changes something is opened under a key, too', async () => {
  const server = fakeApi({ 'GET /bookings/confirm/abc': { body: {} } });
  await api.open('/bookings/confirm/abc');
  expect(keysOf(server)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
});
