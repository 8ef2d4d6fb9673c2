import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getPublicSettings } from '@hearthstay/contracts';
import { eventually } from '@hearthstay/testing';
import fc from 'fast-check';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { settingsWithPrices } from '../../testing/prices';
import { startTestBff, type TestBff } from '../../testing/test-bff';

const bodyMs = 60;
/** Longer than a body may take, so that the server responds with 408. */
const lateMs = 3 * bodyMs;
/** More than the buffers of a connection hold, so a client that does not read it holds up the next response. */
const asset = Buffer.alloc(8_000_000, 'a');

let directory: string;
let bff: TestBff;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'hearthstay-any-client-'));
  mkdirSync(join(directory, 'client/assets'), { recursive: true });
  writeFileSync(join(directory, 'client/index.html'), '<!doctype html><head></head><div id="root"></div>');
  writeFileSync(join(directory, 'client/assets/main-abc123.js'), asset);
  bff = await startTestBff({
    limits: { headersMs: bodyMs, bodyMs, uploadMs: bodyMs },
    variables: { RATE_LIMITS: 'off' },
    webDirectory: directory,
    loadRenderer: async () => ({
      pageOf: (path: string) => path,
      render: async () => ({ head: '', body: '<main></main>', status: 200 }),
      renderWithoutContent: async () => ({ head: '', body: '<main></main>', status: 200 }),
      renderEmbed: async () => ({ head: '', body: '' }),
    }),
    isReady: async () => true,
    handlers: [fakeHandler(getPublicSettings, () => settingsWithPrices)],
  });
});
afterAll(async () => {
  await bff.close();
  rmSync(directory, { recursive: true });
});

const status = async (path: string): Promise<number> => {
  const response = await bff.fetch(path);
  await response.arrayBuffer();
  return response.status;
};

const message = (line: string, headers: readonly string[] = [], body = ''): string =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', body].join('\r\n');
const get = (path: string): string => message(`GET ${path}`);
const post = (path: string, body: string, headers: readonly string[] = []): string =>
  message(`POST ${path}`, ['Content-Type: application/json', `Content-Length: ${body.length}`, ...headers], body);

const stay = { startDate: '2026-12-01', endDate: '2026-12-04', adults: 2 };
const quote = post('/api/bookings/quote', JSON.stringify(stay));
const fields = JSON.stringify({ ...stay, name: 'Jonas', email: 'jonas@example.com', quote: undefined });
const bookingPost = post('/api/bookings/request', fields);
const part = '--x\r\nContent-Disposition: form-data; name="backgroundImage"; filename="a.jpg"\r\n\r\nJPEG\r\n--x--\r\n';
const upload = message(
  'POST /api/admin/settings/background-image',
  [
    `Authorization: Bearer ${adminToken}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${part.length}`,
  ],
  part,
);

const messages = [
  get('/'),
  get('/admin'),
  get('/assets/main-abc123.js'),
  get('/robots.txt'),
  get('/api/bookings/settings'),
  get('/api/openapi.json'),
  get('/api/docs'),
  get('/api/docs/swagger-ui-bundle.js'),
  get('/api/feeds/secret.ics'),
  get('/dev/mailbox'),
  get('/health/ready'),
  get('http://localhost/api/bookings/settings'),
  get('http://[::1]:99999/'),
  get('http://x:99999/api/bookings/settings'),
  get('//'),
  get('/%'),
  get('/%00?lang=%'),
  get('/?lang=%E0%A4%A'),
  'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  message('GET /api/bookings/settings', ['Upgrade: websocket', 'Connection: Upgrade']),
  message('GET /api/bookings/settings', ['Content-Length: 20'], '{"a":'),
  message('GET /', ['Content-Length: 20'], 'half'),
  message('HEAD /assets/main-abc123.js'),
  message('HEAD /'),
  quote,
  post('/api/bookings/quote', '{"startDate":'),
  post('/api/bookings/quote', 'null'),
  post('/api/bookings/quote', JSON.stringify({ ...stay, adults: 99 }), ['Expect: 100-continue']),
  post('/api/bookings/quote', JSON.stringify(stay), ['Expect: nothing']),
  post('/api/bookings/quote', JSON.stringify(stay), ['Authorization: Bearer %', 'X-Forwarded-For: ,,[']),
  message(
    'POST /api/bookings/quote',
    ['Content-Type: application/json', 'Transfer-Encoding: chunked', 'Trailer: X-Late'],
    '5\r\n{"a":\r\n2\r\n1}\r\n0\r\nX-Late: yes\r\n\r\n',
  ),
  message('POST /api/bookings/quote', ['Content-Type: application/json', 'Transfer-Encoding: chunked'], 'zz\r\n'),
  bookingPost,
  post('/api/bookings/request', fields, ['Idempotency-Key: 0123456789abcdef']),
  post('/api/admin/request-access', '{"email":"owner@example.com"}'),
  post('/no/such/path', '{}'),
  upload,
  'no request\r\n\r\n',
];

type Step = { send: string } | { wait: number } | 'stop-reading' | 'read' | 'end' | 'destroy';

const late: Step = { wait: lateMs };
const large = get('/assets/main-abc123.js').repeat(2);

/** A request in two parts, with the actions between them. */
const cutRequest = fc
  .record({
    text: fc.oneof(fc.constantFrom(...messages), fc.constantFrom(quote, bookingPost, upload)),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
    isCutInBody: fc.boolean(),
    between: fc.constantFrom<Step[]>([], [late], [late], [late], [{ wait: 1 }], ['end'], ['destroy'], ['stop-reading']),
    order: fc.constantFrom('in-order', 'in-order', 'in-order', 'reversed', 'twice'),
  })
  .map(({ text, cut, isCutInBody, between, order }): Step[] => {
    const body = isCutInBody ? text.indexOf('\r\n\r\n') + 4 : 0;
    const at = body + Math.floor((text.length - body) * cut);
    const first: Step = { send: text.slice(0, at) };
    const second: Step = { send: text.slice(at) };
    if (order === 'reversed') return [second, ...between, first];
    return order === 'twice' ? [first, ...between, second, first, second] : [first, ...between, second];
  });

/** Sends adjacent parts in one segment. */
const joined = (steps: readonly Step[]): Step[] =>
  steps.reduce<Step[]>((all, step) => {
    const last = all.at(-1);
    const isBoth = typeof last === 'object' && 'send' in last && typeof step === 'object' && 'send' in step;
    return isBoth ? [...all.slice(0, -1), { send: last.send + step.send }] : [...all, step];
  }, []);

/** Pipelined requests that are late, cut, repeated, out of order, not read, or given up. */
const conversation: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.constantFrom<Step[]>([], ['stop-reading'], ['stop-reading', { send: large }]),
    fc.array(cutRequest, { minLength: 1, maxLength: 4 }),
    fc.constantFrom<Step[]>([], [late], ['read'], [late, 'read', late]),
  )
  .map((parts) => joined(parts.flat(2)));

/** A late quote behind responses that the client does not read. */
const lateQuoteBehindUnread: Step[] = [
  'stop-reading',
  { send: large + quote.slice(0, -10) },
  late,
  { send: quote.slice(-10) },
  'read',
  late,
];

const hold = async (steps: readonly Step[]): Promise<void> => {
  const socket = connect(Number(new URL(bff.url).port), '127.0.0.1');
  socket.on('error', () => undefined).resume();
  for (const step of steps) {
    if (step === 'stop-reading') socket.pause();
    else if (step === 'read') socket.resume();
    else if (step === 'end') socket.end();
    else if (step === 'destroy') socket.destroy();
    else if ('wait' in step) await pause(step.wait);
    else if (socket.writable) socket.write(step.send);
  }
  await pause(lateMs);
  socket.destroy();
};

const openAssets = (): string[] =>
  readdirSync('/proc/self/fd').filter((file) => {
    try {
      return readlinkSync(`/proc/self/fd/${file}`).endsWith('main-abc123.js');
    } catch {
      return false;
    }
  });

/** Jest fails a test during which a rejection is unhandled or an exception uncaught; the program would exit. */
it('No client stops the server or leaves a file open, whatever it sends late, twice, by halves or out of order', async () => {
  const conversations = [lateQuoteBehindUnread, ...fc.sample(conversation, { seed: 20_261_125, numRuns: 300 })];
  while (conversations.length > 0) {
    // The caches, from which responses are sent before Express sees the request, are valid for seconds.
    await Promise.all(['/', '/api/bookings/settings', '/api/bookings/occupied'].map(status));
    await Promise.all(conversations.splice(0, 50).map(hold));
    expect(await status('/api/bookings/settings')).toBe(200);
  }
  await eventually(() => expect(openAssets()).toEqual([]));
});
