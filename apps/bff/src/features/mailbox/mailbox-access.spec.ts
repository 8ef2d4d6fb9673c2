import { request } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { getMailboxEmail, listMailbox } from '@hearthstay/contracts';
import { mailboxCookie } from '@hearthstay/testing';
import { fakeHandler } from '../../testing/fake-handler';
import { startTestBff, type TestBff } from '../../testing/test-bff';

const email = { id: 'email-1', to: 'anna@mail.example', subject: 'Link', createdAt: '2026-07-01T10:00:00.000Z' };
const attachments = [{ filename: 'stay.ics', contentType: 'text/calendar', contentBase64: '' }];
const handlers = [
  fakeHandler(listMailbox, () => [email]),
  fakeHandler(getMailboxEmail, () => ({ ...email, html: '<p>Link</p>', text: 'Link', attachments })),
];
const paths = [
  '/dev/mailbox',
  '/dev/mailbox/email-1',
  '/dev/mailbox/email-1/html',
  '/dev/mailbox/email-1/attachments/0',
  '/dev/mailbox/style.css',
];

let bff: TestBff;
let Cookie: string;

beforeAll(async () => {
  bff = await startTestBff({ handlers });
  Cookie = await mailboxCookie(bff.mailboxUrl);
});
afterAll(() => bff.close());

/** Sends a request with exactly these headers, as a reverse proxy does. @returns status and code of the response */
const ask = async (path: string, headers: OutgoingHttpHeaders, method = 'GET'): Promise<[number?, string?]> => {
  const [response] = (await once(request(`${bff.url}${path}`, { method, headers }).end(), 'response')) as [
    IncomingMessage,
  ];
  const body = await text(response);
  return response.statusCode === 200
    ? [200]
    : [response.statusCode, body && (JSON.parse(body) as { code: string }).code];
};

describe('The printed URL of the mailbox', () => {
  it('sets the secret in a cookie whose path is the mailbox', async () => {
    const response = await fetch(bff.mailboxUrl ?? '', { redirect: 'manual' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/dev/mailbox']);
    const [pair, ...attributes] = response.headers.get('Set-Cookie')?.split('; ') ?? [];
    expect(bff.mailboxUrl).toContain(pair?.split('=')[1]);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Path=/dev/mailbox', 'SameSite=Strict']);
  });

  it('has a new secret at each start without a given one', async () => {
    const other = await startTestBff();
    expect(new URL(other.mailboxUrl ?? '').search).not.toBe(new URL(bff.mailboxUrl ?? '').search);
    await other.close();
  });
});

describe.each(paths)('%s', (path) => {
  it('is shown to a client with the secret', async () => {
    for (const Host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect(await ask(path, { Host, Cookie })).toEqual([200]);
  });

  // The headers that nginx and HAProxy forward by default: HTTP/1.1, from this machine, without a header of a proxy.
  it.each(['GET', 'HEAD'])(
    'asks other clients for the secret, because they may be behind a proxy (%s)',
    async (method) => {
      for (const Host of ['localhost', '127.0.0.1:3000']) {
        for (const cookie of [
          '',
          'hearthstay-mailbox=',
          'hearthstay-mailbox=wrong',
          `x${Cookie}`,
          Cookie.slice(0, -1),
        ]) {
          for (const query of ['', '?secret=', '?secret=wrong', '?secret[]=x']) {
            const [status, code] = await ask(`${path}${query}`, { Host, Cookie: cookie }, method);
            expect([cookie, query, status, code || 'MAILBOX_SECRET_REQUIRED']).toEqual([
              cookie,
              query,
              401,
              'MAILBOX_SECRET_REQUIRED',
            ]);
          }
        }
      }
    },
  );

  it('is not found under another host name, which may be that of a foreign site', async () => {
    for (const Host of ['evil.example', 'localhost.evil.example:3000', '192.168.1.20'])
      expect(await ask(path, { Host, Cookie })).toEqual([404, 'NOT_FOUND']);
  });

  it.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'X-Forwarded-Host', 'Via'])(
    'is not there behind a proxy that says %s',
    async (header) => {
      expect(await ask(path, { Host: 'localhost', Cookie, [header]: '127.0.0.1' })).toEqual([404, 'NOT_FOUND']);
    },
  );
});

describe('The mailbox is not found', () => {
  it.each([
    ['with a mail server', { SMTP_URL: 'smtp://mail.example.com' }],
    ['in production, where only who sends e-mails knows the mail server', { NODE_ENV: 'production' }],
    ['on a site with a public address', { PUBLIC_URL: 'https://stay.example.com' }],
    ['on a site for the local network', { PUBLIC_URL: 'http://192.168.1.20:3000' }],
    ['on a site with a name that only begins like this machine', { PUBLIC_URL: 'http://127.0.0.1.evil.example' }],
  ])('%s', async (_where, variables: Record<string, string>) => {
    const other = await startTestBff({ variables, handlers });
    expect(other.mailboxUrl).toBeUndefined();
    for (const path of paths) expect((await other.fetch(path, { headers: { Cookie } })).status).toBe(404);
    await other.close();
  });

  it.each(['http://127.0.0.1:4200', 'http://[::1]:3000', 'http://localhost'])(
    'but is found at %s',
    async (PUBLIC_URL) => {
      const other = await startTestBff({ variables: { PUBLIC_URL }, handlers });
      expect(await mailboxCookie(other.mailboxUrl)).not.toBe('');
      await other.close();
    },
  );
});
