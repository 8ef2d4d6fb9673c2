import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createRequest, DomainError, errorCodes, getPublicSettings, listRequests } from '@hearthstay/contracts';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';
import { errorView } from './error-view';

const asAdmin = { Authorization: `Bearer ${adminToken}` };
const json = { 'Content-Type': 'application/json' };
let failure: () => Error = () => new Error('unused');
let created = 0;
const hanging = new AbortController();
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(createRequest, () => {
        created += 1;
        throw failure();
      }),
      fakeHandler(getPublicSettings, () => {
        throw failure();
      }),
      fakeHandler(listRequests, async () => {
        await once(hanging.signal, 'abort');
        return [];
      }),
    ],
  });
});
afterAll(async () => {
  hanging.abort();
  await bff.close();
});

const post = (body: string | Uint8Array, headers: Record<string, string>) =>
  bff.fetch('/api/bookings/request', { method: 'POST', body, headers });

/** A request as it is sent, whose body has two bytes and whose headers say something of its length. */
const postSaying = (...lengths: string[]): string =>
  ['POST /api/bookings/request HTTP/1.1', 'Host: localhost', ...lengths, '', '{}'].join('\r\n');

describe('A domain error', () => {
  const params = { count: 7, status: 500, days: [6], first: 'July', second: 'August', said: '503' };

  it.each(errorCodes)('%s has a status and a message in each language', (code) => {
    for (const locale of ['de', 'en'] as const) {
      const view = errorView(new DomainError(code, { params }), locale);
      expect(view.statusCode).toBeGreaterThanOrEqual(400);
      expect(view.message).toBe(view.error);
      expect(view.message).not.toMatch(/[{}]/);
    }
  });

  it.each([
    [new DomainError('MAX_CONSECUTIVE_DAYS', { params: { count: 7, status: 500 } }), 400, 'MAX_CONSECUTIVE_DAYS'],
    [new DomainError('APPROVAL_CONFLICT'), 409, 'DATES_UNAVAILABLE'],
    [new DomainError('SERVICE_UNAVAILABLE'), 503, 'SERVICE_UNAVAILABLE'],
    [new DomainError('NOT_WHITELISTED'), 403, 'NOT_WHITELISTED'],
  ])('of a service reaches the client (%#)', async (refusal, status, code) => {
    failure = () => refusal;
    const error = await errorIn(await bff.fetch('/api/bookings/settings'));
    expect(error).toMatchObject({ status, statusCode: status, code });
    expect(error).not.toHaveProperty('errorId');
  });

  it('contains the parameters of its message, for clients with messages of their own', async () => {
    failure = () => new DomainError('MAX_CONSECUTIVE_DAYS', { params: { count: 7, status: 500 } });
    expect(await errorIn(await bff.fetch('/api/bookings/settings'))).toMatchObject({
      params: { count: 7, status: 500 },
    });
  });

  it('for a missing password marks the password as required', async () => {
    failure = () => new DomainError('PASSWORD_REQUIRED');
    expect(await errorIn(await bff.fetch('/api/bookings/settings'))).toMatchObject({
      status: 401,
      requiresPassword: true,
    });
  });

  it('for booked days names them in its details and in its message', async () => {
    failure = () => new DomainError('DAYS_BOOKED', { days: ['2026-08-04', '2026-08-05'] });
    expect(await errorIn(await bff.fetch('/api/bookings/settings'))).toMatchObject({
      status: 409,
      code: 'DATES_UNAVAILABLE',
      message: expect.stringContaining('4. August'),
      details: [
        { field: '2026-08-04', code: 'DATES_UNAVAILABLE', message: '4. August 2026' },
        { field: '2026-08-05', code: 'DATES_UNAVAILABLE', message: '5. August 2026' },
      ],
    });
  });

  it('for a reached rate limit sets Retry-After', async () => {
    failure = () => new DomainError('RATE_LIMITED', { params: { retryAfterSeconds: 42 } });
    const response = await bff.fetch('/api/bookings/settings');
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('42');
  });
});

describe('An internal error', () => {
  it('reveals nothing but an id', async () => {
    failure = () => new Error('the password of the database is hunter2');
    const error = await errorIn(await bff.fetch('/api/bookings/settings'));
    expect(error).toMatchObject({ status: 500, code: 'INTERNAL_ERROR', errorId: expect.stringMatching(/^[\w-]{36}$/) });
    expect(JSON.stringify(error)).not.toContain('hunter2');
  });

  it('is a timeout if a service does not respond in time', async () => {
    expect(await errorIn(await bff.fetch('/api/admin/requests', { headers: asAdmin }))).toMatchObject({
      status: 504,
      code: 'SERVICE_TIMEOUT',
    });
  });
});

describe('An invalid request', () => {
  beforeEach(() => {
    created = 0;
  });
  afterEach(() => expect(created).toBe(0));

  it.each([
    ['half of it', '{"name":'],
    ['a word', 'name'],
    ['a number', '42'],
    ['null', 'null'],
    ['bytes', new Uint8Array([0xff, 0xfe, 0x00])],
  ])('with %s in place of a JSON object is malformed', async (_what, body) => {
    expect(await errorIn(await post(body, json))).toMatchObject({ status: 400, code: 'MALFORMED_JSON' });
  });

  it.each(['[]', '["name"]', '{"__proto__":{"name":"x"}}', '{"constructor":1}'])(
    'such as %s lacks fields',
    async (body) => {
      expect(await errorIn(await post(body, json))).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of type %s is not read',
    async (type) => {
      const error = await errorIn(await post('{"name":"Jonas"}', { 'Content-Type': type }));
      expect(error).toMatchObject({ status: 400, code: 'MALFORMED_JSON' });
    },
  );

  it.each([
    ['an unknown charset', { 'Content-Type': 'application/json; charset=klingon' }],
    ['an unknown encoding', { ...json, 'Content-Encoding': 'rot13' }],
    ['a broken encoding', { ...json, 'Content-Encoding': 'gzip' }],
  ])('with a body in %s is malformed', async (_what, headers) => {
    expect(await errorIn(await post('{"name":"Jonas"}', headers))).toMatchObject({
      status: 400,
      code: 'MALFORMED_JSON',
    });
  });

  it('with more than 100 kB is too large', async () => {
    const error = await errorIn(await post(JSON.stringify({ name: 'x'.repeat(110_000) }), json));
    expect(error).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  it.each([
    '/api',
    '/api/nothing',
    '/api/bookings',
    '/api/bookings/confirm/',
    '/api/bookings/confirm/%E0%A4%A',
    '/api/../x',
  ])('for %s gets 404 in JSON', async (path) => {
    expect(await errorIn(await bff.fetch(path))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('with a wrong method gets 404', async () => {
    const response = await bff.fetch('/api/bookings/settings', { method: 'DELETE' });
    expect(await errorIn(response)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('by TRACE gets 404, and nothing of what it sent', async () => {
    const sent = request(`${bff.url}/api/bookings/settings`, {
      method: 'TRACE',
      headers: { Authorization: 'Bearer s3cret' },
    });
    const [response] = (await once(sent.end(), 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(404);
    expect(await text(response)).not.toContain('s3cret');
  });

  it.each([
    ['is not HTTP', 'GET nonsense\r\n\r\n'],
    ['has two lengths', postSaying('Content-Length: 2', 'Content-Length: 4')],
    ['has a length and is chunked', postSaying('Content-Length: 2', 'Transfer-Encoding: chunked')],
  ])('that %s closes only its own connection', async (_which, message) => {
    const { port } = new URL(bff.url);
    const response = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(message));
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString())).on('close', () => resolve(text));
    });
    expect(response).toMatch(/^HTTP\/1.1 400/);
    // One message is one request, wherever a proxy sees its end.
    expect(response.match(/^HTTP/gm)).toHaveLength(1);
    failure = () => new DomainError('NOT_FOUND');
    expect((await bff.fetch('/api/bookings/settings')).status).toBe(404);
  });
});
