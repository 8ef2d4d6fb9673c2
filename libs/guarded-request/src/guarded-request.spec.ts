import http from 'node:http';
import https from 'node:https';
import { startHttpListener, type HttpListener } from '@hearthstay/testing';
import { maskedAddress, parseAddress } from './address';
import { guardedRequest, type RequestOptions } from './guarded-request';
import { beginningOf, limitedBody } from './limited-body';

let server: HttpListener;

beforeAll(async () => {
  server = await startHttpListener((_request, response) => response.end());
});
afterAll(() => server.close());

const body = Buffer.from('body');

const requestTo = (url: string, options: Partial<RequestOptions> = {}) =>
  guardedRequest(
    parseAddress(url),
    { timeoutMs: 30_000, allowedHosts: [server.host], ...options },
    async (response) => ({ status: response.statusCode, bytes: await limitedBody(response, 1_000) }),
  );

const reasonOf = async (requesting: () => Promise<unknown>): Promise<unknown> => {
  try {
    return await requesting();
  } catch (error) {
    return (error as { reason: string }).reason;
  }
};

describe('A typed address', () => {
  it.each([
    'ftp://example.org/a.ics',
    'file:///etc/passwd',
    'calendar',
    'https://a%3Ab:secret@example.org/',
    'https://',
    '',
  ])('%s is refused', (text) => expect(() => parseAddress(text)).toThrow('ADDRESS_INVALID'));

  it('of webcal is one of https', () => {
    expect(parseAddress(' webcal://example.org/a.ics ').url.href).toBe('https://example.org/a.ics');
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
    const { url, authorization } = parseAddress(text);
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
    expect(await reasonOf(() => requestTo(url, options))).toBe('ADDRESS_FORBIDDEN');
  });

  it('is not opened when one of several addresses of its name is private', async () => {
    const options = { resolve: async () => ['93.184.216.34', '10.0.0.1'] };
    expect(await reasonOf(() => requestTo('http://example.org/', options))).toBe('ADDRESS_FORBIDDEN');
  });

  it('is resolved once, so that a second response of the name server changes nothing', async () => {
    server.respondWith((_request, response) => response.end(body));
    const resolve = jest.fn(async () => ['127.0.0.1']);
    const allowedHosts = [`calendar.test:${server.port}`];
    await requestTo(`http://calendar.test:${server.port}/`, { allowedHosts, resolve });
    expect(resolve).toHaveBeenCalledTimes(1);
  });

  it('of a named host is opened on the named port alone', async () => {
    expect(await reasonOf(() => requestTo(server.url(), { allowedHosts: ['127.0.0.1'] }))).toBe('ADDRESS_FORBIDDEN');
  });
});

describe('Credentials in an address', () => {
  const withCredentials = (host: string) => `http://user:secret@${host}/calendar.ics`;
  const authorization = `Basic ${Buffer.from('user:secret').toString('base64')}`;
  const sent = () => server.requests.map(({ headers }) => headers['authorization']);
  const redirectOnce = (location: string) =>
    server.respondWith((request, response) => {
      if (request.url === '/calendar.ics') response.writeHead(302, { Location: location }).end();
      else response.end(body);
    });

  beforeEach(() => server.requests.splice(0));

  it('are sent in a header, also after a redirect within the same origin', async () => {
    redirectOnce('/moved.ics');
    expect(await requestTo(withCredentials(server.host))).toMatchObject({ bytes: body });
    expect(sent()).toEqual([authorization, authorization]);
    expect(server.requests.map(({ url }) => url)).toEqual(['/calendar.ics', '/moved.ics']);
  });

  it.each(['to another host', 'with credentials of its own, to another host'])(
    'are not sent after a redirect %s',
    async (how) => {
      redirectOnce(`http://${how.startsWith('with') ? 'other:pass@' : ''}other.test:${server.port}/moved.ics`);
      const allowedHosts = [`calendar.test:${server.port}`, `other.test:${server.port}`];
      const resolve = async () => ['127.0.0.1'];
      await requestTo(withCredentials(`calendar.test:${server.port}`), { allowedHosts, resolve });
      expect(sent()).toEqual([authorization, undefined]);
    },
  );

  it('are not sent any more after a way back to the first host', async () => {
    const here = `http://calendar.test:${server.port}`;
    server.respondWith((request, response) => {
      if (request.url === '/calendar.ics')
        response.writeHead(302, { Location: `http://other.test:${server.port}/b` }).end();
      else if (request.url === '/b') response.writeHead(302, { Location: `${here}/c` }).end();
      else response.end(body);
    });
    const allowedHosts = [`calendar.test:${server.port}`, `other.test:${server.port}`];
    await requestTo(withCredentials(`calendar.test:${server.port}`), {
      allowedHosts,
      resolve: async () => ['127.0.0.1'],
    });
    expect(sent()).toEqual([authorization, undefined, undefined]);
  });

  it('are not sent without encryption, except into the own network', async () => {
    const resolve = async () => ['93.184.216.34'];
    expect(await reasonOf(() => requestTo(withCredentials('example.org'), { resolve }))).toBe('PASSWORD_UNENCRYPTED');
    server.respondWith((_request, response) => response.end(body));
    expect(await requestTo(withCredentials(server.host))).toMatchObject({ bytes: body });
  });
});

describe('A redirect', () => {
  const redirectTo = (location: string) =>
    server.respondWith((_request, response) => response.writeHead(302, { Location: location }).end());

  it('is followed', async () => {
    server.respondWith((request, response) => {
      if (request.url === '/b') response.end(body);
      else response.writeHead(301, { Location: '/b' }).end();
    });
    expect(await requestTo(server.url('/a'))).toMatchObject({ bytes: body });
  });

  it.each([
    ['into the network', 'http://10.0.0.1/', 'ADDRESS_FORBIDDEN'],
    ['to another port of this machine', 'http://127.0.0.1:1/', 'ADDRESS_FORBIDDEN'],
    ['to a file', 'file:///etc/passwd', 'ADDRESS_INVALID'],
    ['to itself', '/calendar.ics', 'REDIRECT'],
    ['to nowhere', 'http://', 'REDIRECT'],
  ])('%s is not followed', async (_what, location, code) => {
    redirectTo(location);
    const asked = server.requests.length;
    expect(await reasonOf(() => requestTo(server.url()))).toBe(code);
    expect(server.requests.length - asked).toBeLessThanOrEqual(6);
  });

  it('to a name is not followed when the name leads into the network by then', async () => {
    const addresses = [['127.0.0.1'], ['10.0.0.1']];
    const resolve = jest.fn(async () => addresses.shift() ?? []);
    redirectTo('http://rebinding.test/');
    const url = `http://calendar.test:${server.port}/`;
    const options = { allowedHosts: [`calendar.test:${server.port}`], resolve };
    expect(await reasonOf(() => requestTo(url, options))).toBe('ADDRESS_FORBIDDEN');
    expect(resolve.mock.calls).toEqual([['calendar.test'], ['rebinding.test']]);
  });

  it('from https to http is not followed', async () => {
    // The test's server has no certificate, so the request is not encrypted.
    const unencrypted = (url: URL, options: http.RequestOptions) =>
      http.request(url.href.replace('https:', 'http:'), options);
    const request = jest.spyOn(https, 'request').mockImplementation(unencrypted as typeof https.request);
    redirectTo(server.url('/b'));
    const asked = server.requests.length;
    expect(await reasonOf(() => requestTo(`https://${server.host}/`))).toBe('REDIRECT');
    expect(server.requests.length - asked).toBe(1);
    request.mockRestore();
  });
});

describe('A POST', () => {
  const post = (url: string, options: Partial<RequestOptions> = {}) =>
    requestTo(url, { method: 'POST', headers: { 'X-Signed': 'yes' }, body: 'Grüße', ...options });

  beforeEach(() => server.requests.splice(0));

  it.each([301, 302, 307, 308])('is repeated with its body where a response of status %i leads', async (status) => {
    server.respondWith((request, response) => {
      if (request.url === '/b') response.end(body);
      else response.writeHead(status, { Location: '/b' }).end();
    });
    expect(await post(server.url('/a'))).toEqual({ status: 200, bytes: body });
    expect(server.requests).toMatchObject(
      ['/a', '/b'].map((url) => ({ url, method: 'POST', body: 'Grüße', headers: { 'x-signed': 'yes' } })),
    );
  });

  it('is not sent to this site', async () => {
    expect(await reasonOf(() => post(server.url(), { publicUrl: `http://${server.host}` }))).toBe('OWN_SITE');
    expect(server.requests).toEqual([]);
  });
});

describe('The beginning of a body', () => {
  it('is read of one that never ends', async () => {
    server.respondWith((_request, response) => {
      const more = () => {
        while (response.write('x'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    });
    const address = parseAddress(server.url());
    const options = { timeoutMs: 30_000, allowedHosts: [server.host] };
    expect(await guardedRequest(address, options, (response) => beginningOf(response, 5))).toEqual(
      Buffer.from('xxxxx'),
    );
  });
});
