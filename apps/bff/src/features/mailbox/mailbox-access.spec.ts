import { request } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { getMailboxEmail, listMailbox } from '@hearthstay/contracts';
import { mailboxCookie } from '@hearthstay/testing';
import { answering } from '../../testing/fake-handler';
import { startTestBff, type TestBff } from '../../testing/test-bff';

const email = { id: 'email-1', to: 'anna@mail.example', subject: 'Link', createdAt: '2026-07-01T10:00:00.000Z' };
const attachments = [{ filename: 'stay.ics', contentType: 'text/calendar', contentBase64: '' }];
const handlers = [
  answering(listMailbox, () => [email]),
  answering(getMailboxEmail, () => ({ ...email, html: '<p>Link</p>', text: 'Link', attachments })),
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

/** What a request gets whose headers are all chosen, as a proxy chooses them: status and code. */
const ask = async (path: string, headers: OutgoingHttpHeaders, method = 'GET'): Promise<[number?, string?]> => {
  const [response] = (await once(request(`${bff.url}${path}`, { method, headers }).end(), 'response')) as [
    IncomingMessage,
  ];
  const body = await text(response);
  return response.statusCode === 200
    ? [200]
    : [response.statusCode, body && (JSON.parse(body) as { code: string }).code];
};

describe('the printed address of the mailbox', () => {
  it('is the way in, and leaves the secret in a cookie that only this page gets', async () => {
    const response = await fetch(bff.mailboxUrl ?? '', { redirect: 'manual' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/dev/mailbox']);
    const [pair, ...attributes] = response.headers.get('Set-Cookie')?.split('; ') ?? [];
    expect(bff.mailboxUrl).toContain(pair?.split('=')[1]);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Path=/dev/mailbox', 'SameSite=Strict']);
  });

  it('has another secret at every start that is given none', async () => {
    const other = await startTestBff();
    expect(new URL(other.mailboxUrl ?? '').search).not.toBe(new URL(bff.mailboxUrl ?? '').search);
    await other.close();
  });
});

describe.each(paths)('%s', (path) => {
  it('is shown to whoever has the secret', async () => {
    for (const Host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect(await ask(path, { Host, Cookie })).toEqual([200]);
  });

  // What nginx and HAProxy send on as they come: HTTP/1.1, from this machine, without a header that tells of a proxy.
  it.each(['GET', 'HEAD'])('asks everybody else for it, who may be behind a plain proxy (%s)', async (method) => {
    for (const Host of ['localhost', '127.0.0.1:3000']) {
      for (const cookie of ['', 'hearthstay-mailbox=', 'hearthstay-mailbox=wrong', `x${Cookie}`, Cookie.slice(0, -1)]) {
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
  });

  it('is not there under a name that a foreign site may have pointed at this machine', async () => {
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

describe('the mailbox is not there', () => {
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

  it.each(['http://127.0.0.1:4200', 'http://[::1]:3000', 'http://localhost'])('but is at %s', async (PUBLIC_URL) => {
    const other = await startTestBff({ variables: { PUBLIC_URL }, handlers });
    expect(await mailboxCookie(other.mailboxUrl)).not.toBe('');
    await other.close();
  });
});
