import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { feedLimits } from '@hearthstay/calendar-feed';
import { fetchFeed, type FetchOptions } from './fetch-feed';
import { startHttpListener, type HttpListener } from '@hearthstay/testing';

let server: HttpListener;

beforeAll(async () => {
  server = await startHttpListener((_request, response) => response.end());
});
afterAll(() => server.close());

const calendar = Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');

const fetchFrom = (url: string, options: Partial<FetchOptions> = {}) =>
  fetchFeed(url, { timeoutMs: 30_000, allowedHosts: [server.host], ...options });

const codeOf = async (fetching: () => Promise<unknown>): Promise<unknown> => {
  try {
    return await fetching();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('A response', () => {
  it('is read, with its validators for the next request', async () => {
    server.respondWith((_request, response) =>
      response.setHeader('ETag', '"1"').setHeader('Last-Modified', 'Sat, 10 May 2031 10:00:00 GMT').end(calendar),
    );
    const validators = { etag: '"1"', lastModified: 'Sat, 10 May 2031 10:00:00 GMT' };
    expect(await fetchFrom(server.url())).toEqual({ isUnchanged: false, bytes: calendar, validators });
    server.respondWith((_request, response) => response.writeHead(304).end());
    expect(await fetchFrom(server.url(), { validators })).toEqual({ isUnchanged: true });
    expect(server.requests.at(-1)?.headers).toMatchObject({
      'if-none-match': '"1"',
      'if-modified-since': validators.lastModified,
      'user-agent': 'Hearthstay (calendar import)',
    });
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('is decompressed: %s', async (encoding, compress) => {
    server.respondWith((_request, response) =>
      response.setHeader('Content-Encoding', encoding).end(compress(calendar)),
    );
    expect(await fetchFrom(server.url())).toMatchObject({ bytes: calendar });
  });

  it.each([
    ['gzip', gzipSync],
    ['br', (data: Buffer) => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ])('that is compressed a thousandfold is refused, with memory flat: %s', async (encoding, compress) => {
    const bomb = compress(Buffer.alloc(40 * feedLimits.bytes));
    server.respondWith((_request, response) => response.setHeader('Content-Encoding', encoding).end(bomb));
    const before = process.memoryUsage();
    expect(await codeOf(() => fetchFrom(server.url()))).toBe('CALENDAR_TOO_LARGE');
    const after = process.memoryUsage();
    expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(5 * feedLimits.bytes);
  });

  it('that never ends is refused by its size', async () => {
    server.respondWith((_request, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    });
    expect(await codeOf(() => fetchFrom(server.url()))).toBe('CALENDAR_TOO_LARGE');
  });

  it.each<[string, Parameters<HttpListener['respondWith']>[0]]>([
    ['that does not come', () => undefined],
    [
      'that drips',
      (_request, response) => {
        const drip = setInterval(() => response.write('B'), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ])('%s is given up', async (_what, respond) => {
    server.respondWith(respond);
    expect(await codeOf(() => fetchFrom(server.url(), { timeoutMs: 200 }))).toBe('CALENDAR_TIMEOUT');
  });

  it.each<[string, Parameters<HttpListener['respondWith']>[0], string]>([
    ['is not compressed as it says', (_q, r) => r.setHeader('Content-Encoding', 'gzip').end('x'), 'CALENDAR_INVALID'],
    ['is compressed in another way', (_q, r) => r.setHeader('Content-Encoding', 'zip').end('x'), 'CALENDAR_INVALID'],
    ['is cut off', (_q, r) => r.setHeader('Content-Length', 99).write('B', () => r.destroy()), 'CALENDAR_UNREACHABLE'],
    ['is an error', (_q, r) => r.writeHead(500).end(), 'CALENDAR_REFUSED'],
    ['is no HTTP', (q) => q.socket.end('hello\r\n\r\n'), 'CALENDAR_UNREACHABLE'],
  ])('that %s is refused', async (_what, respond, code) => {
    server.respondWith(respond);
    expect(await codeOf(() => fetchFrom(server.url()))).toBe(code);
  });

  it('with Retry-After reports how long to wait', async () => {
    server.respondWith((_request, response) => response.writeHead(503, { 'Retry-After': '3600' }).end());
    await expect(fetchFrom(server.url())).rejects.toMatchObject({ status: 503, retryAfter: 3_600 });
  });
});

describe('An address', () => {
  it.each([
    ['that is none', 'ftp://example.org/a.ics', 'CALENDAR_ADDRESS_INVALID'],
    ['of a private network', 'http://10.0.0.1/', 'CALENDAR_ADDRESS_FORBIDDEN'],
    ['with a password in the open', 'http://user:secret@93.184.216.34/', 'CALENDAR_PASSWORD_UNENCRYPTED'],
    ['that does not exist', 'http://calendar.invalid/', 'CALENDAR_UNREACHABLE'],
  ])('%s is refused: %s', async (_what, url, code) => {
    expect(await codeOf(() => fetchFrom(url))).toBe(code);
  });

  it('of this site is refused', async () => {
    expect(await codeOf(() => fetchFrom(server.url(), { publicUrl: `http://${server.host}` }))).toBe(
      'CALENDAR_OWN_FEED',
    );
  });

  it('that leads nowhere is refused', async () => {
    server.respondWith((_request, response) => response.writeHead(302).end());
    expect(await codeOf(() => fetchFrom(server.url()))).toBe('CALENDAR_REDIRECT');
  });
});
