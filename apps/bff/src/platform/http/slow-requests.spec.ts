import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createInProcessTransport } from '@hearthstay/messaging';
import { readEnv } from '@hearthstay/runtime';
import { createBff } from '../../create-bff';
import { adminToken } from '../../testing/fake-services';
import { startTestBff, type TestBff } from '../../testing/test-bff';

/** A busy machine may need some of it between two steps of a request. */
const bodyMs = 1_000;
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({ limits: { headersMs: bodyMs, bodyMs } });
});
// Makes sure that the next response comes from the cache, whose entries last for seconds.
beforeEach(() => bff.fetch('/api/bookings/settings'));
afterAll(() => bff.close());

const open = (): Socket => connect(Number(new URL(bff.url).port), '127.0.0.1');

/** Collects all data until the server closes the connection. */
const untilCut = async (socket: Socket, ...lines: string[]): Promise<string> => {
  socket.write(lines.join('\r\n'));
  let received = '';
  socket.on('error', () => undefined).on('data', (part: Buffer) => (received += part.toString()));
  await new Promise((resolve) => socket.once('close', resolve));
  return received;
};

const half = (type: string) => ['Host: localhost', `Content-Type: ${type}`, 'Content-Length: 100', '', '{"email":'];
const authorization = `Authorization: Bearer ${adminToken}`;
const upload = 'POST /api/admin/settings/background-image HTTP/1.1';

describe('A connection', () => {
  it('is closed if the client sends nothing', async () => {
    expect(await untilCut(open())).toMatch(/^(HTTP\/1.1 408|$)/);
  });

  it('is closed if the headers of a request do not arrive', async () => {
    expect(await untilCut(open(), 'GET / HTTP/1.1', 'Host: localhost', '')).toContain('408 Request Timeout');
  });

  it.each(['POST /api/admin/request-access HTTP/1.1', 'PATCH /api/admin/settings HTTP/1.1', 'POST /nothing HTTP/1.1'])(
    'ends when the body of a request does not come (%s)',
    async (request) => {
      expect(await untilCut(open(), request, ...half('application/json'))).toContain('408 Request Timeout');
    },
  );

  it.each([
    ['a response that needs no body', 'GET /api/bookings/settings HTTP/1.1', '200 OK'],
    ['the refusal of an upload', upload, '401 Unauthorized'],
  ])('is closed with %s if the body does not arrive', async (_what, request, status) => {
    const received = await untilCut(open(), request, ...half('multipart/form-data; boundary=x'));
    expect(received).toContain(status);
    expect(received).not.toContain('408 Request Timeout');
  });

  it('may be idle between two requests for longer than the headers of one may take', async () => {
    const socket = open();
    const responses: string[] = [];
    socket.on('data', (part: Buffer) => responses.push(part.toString()));
    const ask = 'GET /api/bookings/settings HTTP/1.1\r\nHost: localhost\r\n';
    socket.write(`${ask}\r\n`);
    // Twice the timeout, and the second between Node's checks for late requests.
    await pause(2 * bodyMs + 1_000);
    expect(await untilCut(socket, `${ask}Connection: close`, '', '')).toContain('200 OK');
    expect(responses).toHaveLength(2);
  });
});

it('allows more time for the upload of a photo, which may use a slow connection', async () => {
  const part =
    '--x\r\nContent-Disposition: form-data; name="backgroundImage"; filename="a.jpg"\r\n\r\nJPEG\r\n--x--\r\n';
  const socket = open();
  const headers = [upload, 'Host: localhost', authorization, 'Content-Type: multipart/form-data; boundary=x'];
  const received = untilCut(socket, ...headers, 'Connection: close', `Content-Length: ${part.length}`, '', '--x');
  await pause(2 * bodyMs + 1_000);
  socket.write(part.slice(3));
  expect(await received).toContain('200 OK');
});

it('allows 10 seconds for headers, and 30 for a body that is not an upload', async () => {
  const app = await createBff({ env: readEnv({}), transport: createInProcessTransport(), webDirectory: '/nowhere' });
  const { headersTimeout, requestTimeout } = app.getHttpServer();
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 10_000, requestTimeout: 300_000 });
  await app.close();
});
