import http from 'node:http';
import https from 'node:https';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { feedLimits } from '@hearthstay/calendar-feed';
import { maskedAddress, parseFeedAddress } from './feed-address';
import { fetchFeed, type FetchOptions } from './fetch-feed';
import { startFeedServer, type FeedServer } from './testing/hostile-server';

let server: FeedServer;

beforeAll(async () => {
  server = await startFeedServer((_request, response) => response.end());
});
afterAll(() => server.close());

const calendar = Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');

const fetchFrom = (url: string, options: Partial<FetchOptions> = {}) =>
  fetchFeed(parseFeedAddress(url), { timeoutMs: 30_000, allowedHosts: [server.host], ...options });

const codeOf = async (fetching: () => Promise<unknown>): Promise<unknown> => {
  try {
    return await fetching();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('The address of a feed', () => {
  it.each([
    'ftp://example.org/a.ics',
    'file:///etc/passwd',
    'calendar',
    'https://a%3Ab:secret@example.org/',
    'https://',
    '',
  ])('%s is refused', (text) => expect(() => parseFeedAddress(text)).toThrow('CALENDAR_ADDRESS_INVALID'));

  it('of webcal is one of https', () => {
    expect(parseFeedAddress(' webcal://example.org/a.ics ').url.href).toBe('https://example.org/a.ics');
  });

  it.each([
    'https://www.example.org/ical/1.ics?s=secret',
    'https://secret:secret@www.example.org/ical/1.ics',
    'https://secret@www.example.org/',
  ])('is shown without its secret parts: %s', (address) =>
    expect(maskedAddress(address)).toBe('https://www.example.org/…'),
  );

  it.each([
    ['https://user:secret@example.org/', 'user:secret'],
    ['https://user@example.org/', 'user:'],
    ['webcal://anna%40mail.example:p%3Aw%2F%20d@example.org/', 'anna@mail.example:p:w/ d'],
    ['https://müller:schlüssel@example.org/', 'müller:schlüssel'],
    ['https://user:100%@example.org/', 'user:100%'],
    ['https://user:p@ss@example.org/', 'user:p@ss'],
  ])('has credentials for Basic authentication: %s', (text, credentials) => {
    const { url, authorization } = parseFeedAddress(text);
    expect(url.href).toBe('https://example.org/');
    expect(Buffer.from(authorization!.replace('Basic ', ''), 'base64').toString()).toBe(credentials);
  });

  it.each([
    ...['http://127.0.0.1/', 'http://localhost/', 'http://0.0.0.0/', 'http://[::1]/', 'http://[::]/'],
    ...['http://[::ffff:7f00:1]/', 'http://2130706433/', 'http://0x7f.1/', 'http://①②⑦.0.0.1/', 'http://127.1/'],
    ...[
      'http://10.0.0.1/',
      'http://192.168.1.1/',
      'http://172.16.0.1/',
      'http://169.254.169.254/',
      'http://100.64.0.1/',
    ],
    ...['http://[fd00::1]/', 'http://[fe80::1]/', 'http://[64:ff9b::7f00:1]/', 'http://[2002:7f00:1::]/'],
    ...['http://224.0.0.1/', 'https://example.org:8443/', 'http://example.org:22/'],
  ])('%s is not opened', async (url) => {
    const options = { allowedHosts: [], resolve: async () => ['127.0.0.1'] };
    expect(await codeOf(() => fetchFrom(url, options))).toBe('CALENDAR_ADDRESS_FORBIDDEN');
  });

  it('is not opened when one of several addresses of its name is private', async () => {
    const options = { resolve: async () => ['93.184.216.34', '10.0.0.1'] };
    expect(await codeOf(() => fetchFrom('http://example.org/', options))).toBe('CALENDAR_ADDRESS_FORBIDDEN');
  });

  it('is resolved once, so that a second response of the name server changes nothing', async () => {
    server.respondWith((_request, response) => response.end(calendar));
    const resolve = jest.fn(async () => ['127.0.0.1']);
    const allowedHosts = [`calendar.test:${server.port}`];
    await fetchFrom(`http://calendar.test:${server.port}/`, { allowedHosts, resolve });
    expect(resolve).toHaveBeenCalledTimes(1);
  });

  it('of a named host is opened on the named port alone', async () => {
    expect(await codeOf(() => fetchFrom(server.url(), { allowedHosts: ['127.0.0.1'] }))).toBe(
      'CALENDAR_ADDRESS_FORBIDDEN',
    );
  });
});

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

  it.each<[string, Parameters<FeedServer['respondWith']>[0]]>([
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

  it.each<[string, Parameters<FeedServer['respondWith']>[0], string]>([
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

describe('Credentials in an address', () => {
  const withCredentials = (host: string) => `http://user:secret@${host}/calendar.ics`;
  const authorization = `Basic ${Buffer.from('user:secret').toString('base64')}`;
  const sent = () => server.requests.map(({ headers }) => headers['authorization']);
  const redirectOnce = (location: string) =>
    server.respondWith((request, response) => {
      if (request.url === '/calendar.ics') response.writeHead(302, { Location: location }).end();
      else response.end(calendar);
    });

  beforeEach(() => server.requests.splice(0));

  it('are sent in a header, also after a redirect within the same origin', async () => {
    redirectOnce('/moved.ics');
    expect(await fetchFrom(withCredentials(server.host))).toMatchObject({ bytes: calendar });
    expect(sent()).toEqual([authorization, authorization]);
    expect(server.requests.map(({ url }) => url)).toEqual(['/calendar.ics', '/moved.ics']);
  });

  it.each(['to another host', 'with credentials of its own, to another host'])(
    'are not sent after a redirect %s',
    async (how) => {
      redirectOnce(`http://${how.startsWith('with') ? 'other:pass@' : ''}other.test:${server.port}/moved.ics`);
      const allowedHosts = [`calendar.test:${server.port}`, `other.test:${server.port}`];
      const resolve = async () => ['127.0.0.1'];
      await fetchFrom(withCredentials(`calendar.test:${server.port}`), { allowedHosts, resolve });
      expect(sent()).toEqual([authorization, undefined]);
    },
  );

  it('are not sent any more after a way back to the first host', async () => {
    const here = `http://calendar.test:${server.port}`;
    server.respondWith((request, response) => {
      if (request.url === '/calendar.ics')
        response.writeHead(302, { Location: `http://other.test:${server.port}/b` }).end();
      else if (request.url === '/b') response.writeHead(302, { Location: `${here}/c` }).end();
      else response.end(calendar);
    });
    const allowedHosts = [`calendar.test:${server.port}`, `other.test:${server.port}`];
    await fetchFrom(withCredentials(`calendar.test:${server.port}`), {
      allowedHosts,
      resolve: async () => ['127.0.0.1'],
    });
    expect(sent()).toEqual([authorization, undefined, undefined]);
  });

  it('are not sent without encryption, except into the own network', async () => {
    const resolve = async () => ['93.184.216.34'];
    expect(await codeOf(() => fetchFrom(withCredentials('example.org'), { resolve }))).toBe(
      'CALENDAR_PASSWORD_UNENCRYPTED',
    );
    server.respondWith((_request, response) => response.end(calendar));
    expect(await fetchFrom(withCredentials(server.host))).toMatchObject({ bytes: calendar });
  });
});

describe('A redirect', () => {
  const redirectTo = (location: string) =>
    server.respondWith((_request, response) => response.writeHead(302, { Location: location }).end());

  it('is followed', async () => {
    server.respondWith((request, response) => {
      if (request.url === '/b') response.end(calendar);
      else response.writeHead(301, { Location: '/b' }).end();
    });
    expect(await fetchFrom(server.url('/a'))).toMatchObject({ bytes: calendar });
  });

  it.each([
    ['into the network', 'http://10.0.0.1/', 'CALENDAR_ADDRESS_FORBIDDEN'],
    ['to another port of this machine', 'http://127.0.0.1:1/', 'CALENDAR_ADDRESS_FORBIDDEN'],
    ['to a file', 'file:///etc/passwd', 'CALENDAR_ADDRESS_INVALID'],
    ['to itself', '/calendar.ics', 'CALENDAR_REDIRECT'],
    ['to nowhere', 'http://', 'CALENDAR_REDIRECT'],
  ])('%s is not followed', async (_what, location, code) => {
    redirectTo(location);
    const asked = server.requests.length;
    expect(await codeOf(() => fetchFrom(server.url()))).toBe(code);
    expect(server.requests.length - asked).toBeLessThanOrEqual(6);
  });

  it('to a name is not followed when the name leads into the network by then', async () => {
    const addresses = [['127.0.0.1'], ['10.0.0.1']];
    const resolve = jest.fn(async () => addresses.shift() ?? []);
    redirectTo('http://rebinding.test/');
    const url = `http://calendar.test:${server.port}/`;
    const options = { allowedHosts: [`calendar.test:${server.port}`], resolve };
    expect(await codeOf(() => fetchFrom(url, options))).toBe('CALENDAR_ADDRESS_FORBIDDEN');
    expect(resolve.mock.calls).toEqual([['calendar.test'], ['rebinding.test']]);
  });

  it('from https to http is not followed', async () => {
    // The test's server has no certificate, so the request is not encrypted.
    const unencrypted = (url: URL, options: http.RequestOptions) =>
      http.request(url.href.replace('https:', 'http:'), options);
    const request = jest.spyOn(https, 'request').mockImplementation(unencrypted as typeof https.request);
    redirectTo(server.url('/b'));
    const asked = server.requests.length;
    expect(await codeOf(() => fetchFrom(`https://${server.host}/`))).toBe('CALENDAR_REDIRECT');
    expect(server.requests.length - asked).toBe(1);
    request.mockRestore();
  });
});
