import { getMailboxEmail, listMailbox } from '@hearthstay/contracts';
import { mailboxCookie } from '@hearthstay/testing';
import { fakeHandler } from '../../testing/fake-handler';
import { startTestBff, type TestBff } from '../../testing/test-bff';

const nasty = '"><script>alert(1)</script>';
const entry = { id: 'email-1', to: nasty, subject: nasty, createdAt: '2026-07-01T10:00:00.000Z' };
let bff: TestBff;
let Cookie: string;

beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(listMailbox, () => [entry]),
      fakeHandler(getMailboxEmail, () => ({
        ...entry,
        html: '<!doctype html><html lang="de"><head><title>x</title></head><body><a href="/confirm/abc">Ja</a></body></html>',
        text: nasty,
        attachments: [
          { filename: `stay${nasty}.ics`, contentType: 'text/calendar', contentBase64: btoa('BEGIN:VCALENDAR') },
        ],
      })),
    ],
  });
  Cookie = await mailboxCookie(bff.mailboxUrl);
});
afterAll(() => bff.close());

const visit = (path: string, language = 'de') => bff.fetch(path, { headers: { Cookie, 'Accept-Language': language } });

describe('The mailbox', () => {
  it.each(['/dev/mailbox', '/dev/mailbox/email-1'])(
    'shows what guests have typed as text, and runs none of it (%s)',
    async (path) => {
      const response = await visit(path);
      const html = await response.text();
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(html.replace('<script type="module" src="/dev/mailbox/follow-list.js"></script>', '')).not.toContain(
        '<script',
      );
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  it('uses the language of the request', async () => {
    const titleIn = async (language: string) =>
      /<h1>(.*?)<\/h1>/.exec(await (await visit('/dev/mailbox', language)).text())?.[1];
    expect(await titleIn('de')).toBe('Postfach');
    expect(await titleIn('en')).toBe('Mailbox');
  });

  it('shows an e-mail in a sandboxed frame with links that replace the page', async () => {
    expect(await (await visit('/dev/mailbox/email-1')).text()).toContain(
      'src="/dev/mailbox/email-1/html" sandbox="allow-top-navigation-by-user-activation"',
    );
    const email = await visit('/dev/mailbox/email-1/html');
    expect(await email.text()).toContain('<head><base target="_top"><title>');
    const policy = email.headers.get('Content-Security-Policy') ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-top-navigation-by-user-activation',
    ]);
    expect(email.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  });

  it('serves attachments as files', async () => {
    const response = await visit('/dev/mailbox/email-1/attachments/0');
    expect(await response.text()).toBe('BEGIN:VCALENDAR');
    expect(response.headers.get('Content-Type')).toContain('text/calendar');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment;/);
    for (const index of ['1', '-1', 'length', '__proto__']) {
      expect((await visit(`/dev/mailbox/email-1/attachments/${index}`)).status).toBe(404);
    }
  });
});
