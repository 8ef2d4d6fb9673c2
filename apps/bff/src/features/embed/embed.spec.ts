import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DomainError,
  embedSection,
  getPublicSettings,
  listOccupiedDays,
  occupiedDaysChanged,
  settingsChanged,
  type EmbedContent,
  type OccupiedDay,
  type PageRenderer,
  type PublicSettings,
} from '@hearthstay/contracts';
import { Clock } from '@hearthstay/runtime';
import { formatIsoMonth, monthOf, nextMonth, parseDay, todayAt } from '@hearthstay/stay';
import fc from 'fast-check';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken, publicSettings } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const website = 'https://www.example.com';
const template = (name: string) =>
  `<!doctype html><html><head><title>Hearthstay</title></head><body>${name}<div id="root"></div></body>`;
const jonas: OccupiedDay = { date: parseDay('2031-08-04'), type: 'booking', guestName: 'Jonas' };

/** One for all tests, which may last over midnight. */
const now = new Date();
let directory: string;
let bff: TestBff;
let stored: string[] | Error;
let settings: PublicSettings;
let days: OccupiedDay[] | Error;
let renders = 0;
let house: PublicSettings;
let houses = 0;

const orThrow = <Value>(value: Value | Error): Value => {
  if (value instanceof Error) throw value;
  return value;
};

/** Renders its input, so that a test sees all data that the calendar can contain. */
const renderer = {
  pageOf: (path: string) => path,
  render: async () => ({ head: '<title></title>', body: '', status: 404 }),
  renderEmbed: async (content: EmbedContent) => {
    renders += 1;
    return { head: '<title>Kalender</title>', body: `<main>$&${JSON.stringify(content)}</main>` };
  },
} as unknown as PageRenderer;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'hearthstay-embed-'));
  mkdirSync(join(directory, 'client'));
  writeFileSync(join(directory, 'client/index.html'), template('page'));
  writeFileSync(join(directory, 'client/embed.html'), template('embed'));
  bff = await startTestBff({
    webDirectory: directory,
    loadRenderer: async () => renderer,
    handlers: [
      fakeHandler(getPublicSettings, () => settings),
      fakeHandler(listOccupiedDays, () => orThrow(days)),
      fakeHandler(embedSection.get, () => ({ origins: orThrow(stored) })),
      fakeHandler(embedSection.replace, ({ origins }) => ({ origins: (stored = [...origins]) })),
    ],
    variables: { RATE_LIMITS: 'off' },
    clock: new Clock(() => now),
  });
});
afterAll(async () => {
  await bff.close();
  rmSync(directory, { recursive: true });
});
beforeEach(async () => {
  // A new name, so that the cached calendars of other tests do not match.
  house = { ...publicSettings, propertyName: `Haus ${(houses += 1)}` };
  [settings, days, stored, renders] = [house, [jonas], [website], 0];
  await bff.publish(settingsChanged, {});
});

const open = (path: string, headers: Record<string, string> = {}) =>
  bff.fetch(path, { headers: { Accept: 'text/html', ...headers } });
const contentOf = async (path: string): Promise<EmbedContent> => {
  const [, json = ''] = /<main>\$&(.*)<\/main>/.exec(await (await open(path)).text()) ?? [];
  return JSON.parse(json) as EmbedContent;
};
const policyOf = ({ headers }: Response) => (headers.get('Content-Security-Policy') ?? '').split(';');
const mayFrame = (response: Response) => ({
  older: response.headers.get('X-Frame-Options'),
  ancestors: policyOf(response).filter((directive) => directive.startsWith('frame-ancestors')),
});
const forbidden = { older: 'DENY', ancestors: ["frame-ancestors 'none'"] };

describe('The calendar for frames', () => {
  it('does not exist, and cannot be framed, before the owner has named a website', async () => {
    stored = [];
    await bff.publish(settingsChanged, {});
    const response = await open('/embed');
    expect([response.status, mayFrame(response)]).toEqual([404, forbidden]);
    expect(await response.text()).toContain('page');
  });

  it('does not exist while the websites are unknown', async () => {
    stored = new DomainError('SERVICE_UNAVAILABLE');
    await bff.publish(settingsChanged, {});
    const response = await open('/embed');
    expect([response.status, mayFrame(response)]).toEqual([404, forbidden]);
  });

  it('can be framed by the websites that the owner has named, and by nobody else', async () => {
    stored = [website, 'http://localhost:8080'];
    await bff.publish(settingsChanged, {});
    const response = await open('/embed');
    expect([response.status, mayFrame(response)]).toEqual([
      200,
      { older: null, ancestors: [`frame-ancestors ${website} http://localhost:8080`] },
    ]);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });

  it.each(['/', '/my-requests', '/embed/', '/embed/x', '/admin', '/api/bookings/settings', '/nowhere'])(
    'is the only page that can be framed: not %s',
    async (path) => {
      expect(mayFrame(await open(path))).toEqual(forbidden);
      expect(mayFrame(await open(path))).toEqual(forbidden);
    },
  );

  it('is read only', async () => {
    expect(mayFrame(await bff.fetch('/embed', { method: 'POST' }))).toEqual(forbidden);
    expect(mayFrame(await bff.fetch('/embed', { method: 'HEAD' })).older).toBeNull();
  });

  it('has the settings and the occupied days, without names', async () => {
    expect(await contentOf('/embed')).toEqual({
      locale: 'de',
      today: todayAt('Europe/Berlin', now),
      settings: await (await bff.fetch('/api/bookings/settings')).json(),
      occupiedDays: [{ date: jonas.date, type: 'booking' }],
      origins: [website],
      address: '/embed?lang=de',
    });
  });

  it('has no days on a site with a password', async () => {
    settings = { ...house, passwordRequired: true };
    await bff.publish(settingsChanged, {});
    expect(await contentOf('/embed')).not.toHaveProperty('occupiedDays');
  });

  it('has no days while they are unknown', async () => {
    days = new DomainError('SERVICE_UNAVAILABLE');
    await bff.publish(occupiedDaysChanged, {});
    expect(await contentOf('/embed')).not.toHaveProperty('occupiedDays');
  });

  it('is in the language of its address, whatever the cookie is', async () => {
    const english = await open('/embed?lang=en', { Cookie: '__Host-hearthstay-language=de' });
    const german = await open('/embed?lang=fr', { Cookie: '__Host-hearthstay-language=en', 'Accept-Language': 'en' });
    expect(await english.text()).toContain('<html lang="en">');
    expect(await german.text()).toContain('<html lang="de">');
  });

  it('shows the month of its address, and forgets what it does not know', async () => {
    const month = formatIsoMonth(nextMonth(monthOf(todayAt('Europe/Berlin', now))));
    const { address } = await contentOf(`/embed?utm=x&month=${month}&lang=en&from=2031-01-01`);
    expect(address).toBe(`/embed?lang=en&month=${month}`);
    expect((await contentOf('/embed?month=2000-01')).address).toBe('/embed?lang=de');
  });

  it('is rendered once for equal addresses, and anew after a change', async () => {
    await open('/embed');
    await open('/embed?lang=de&x=1');
    expect(renders).toBe(1);
    days = [];
    await bff.publish(occupiedDaysChanged, {});
    expect((await contentOf('/embed')).occupiedDays).toEqual([]);
  });

  it('is in the colours of its address, by a style that its policy allows', async () => {
    const response = await open('/embed?accent=2F6B4F&background=fafafa');
    const text = await response.text();
    expect(text).toContain('<html data-scheme="light" lang="de">');
    expect(text).toMatch(
      /<style>:root:root\{--color-surface:#fafafa;.*--color-pine:#2f6b4f;--color-on-pine:#ffffff\}<\/style>/,
    );
    expect(policyOf(response).at(-1)).toMatch(/^style-src 'self' 'sha256-[\w+/=]{44}'$/);
    expect(policyOf(await open('/embed')).join(';')).not.toContain('style-src');
  });

  it.each([
    ['accent=red', 'COLOR_INVALID'],
    ['accent=%232f6b4f', 'COLOR_INVALID'],
    ['background=fff', 'COLOR_INVALID'],
    ['accent=', 'COLOR_INVALID'],
    ['background=ffffff%3C/style%3E', 'COLOR_INVALID'],
    ['accent=ffff00', 'COLORS_TOO_CLOSE'],
    ['accent=2f6b4f&background=888888', 'COLORS_TOO_CLOSE'],
  ])('refuses %s with a code and a sentence', async (parameters, code) => {
    const response = await open(`/embed?lang=en&${parameters}`);
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain(`<code>${code}</code>`);
    expect(text).toMatch(/<h1[^>]*>[A-Z][^<]+\.<\/h1>/);
    expect(text).not.toContain('<style>');
    expect(renders).toBe(0);
  });

  it('lets no origin break out of the header', async () => {
    const usual = policyOf(await open('/embed')).map((directive) => directive.split(' ')[0]);
    const piece = fc.constantFrom(
      ...['https://', 'http://localhost', 'a.example', ':8080', '/', '*', ';', ',', ' ', '\r\n', "'self'", 'null'],
      ...["script-src 'unsafe-inline'", 'https:', 'data:', 'ü', '%3B', '@', '#', '?'],
    );
    const origin = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(origin, { minLength: 1, maxLength: 3 }), async (origins) => {
        stored = [website];
        const response = await bff.fetch('/api/admin/settings/embed', {
          method: 'PUT',
          headers: { Authorization: `Bearer ${adminToken}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ origins }),
        });
        await response.arrayBuffer();
        const page = await open('/embed');
        const policy = policyOf(page);
        expect(policy.map((directive) => directive.split(' ')[0])).toEqual(usual);
        const [ancestors = ''] = policy.filter((directive) => directive.startsWith('frame-ancestors'));
        for (const allowed of ancestors.split(' ').slice(1)) expect(new URL(allowed).origin).toBe(allowed);
        if (response.status === 400) expect(ancestors).toBe(`frame-ancestors ${website}`);
      }),
      { numRuns: 150 },
    );
  });
});

describe('The websites that may show it', () => {
  const put = (body: object, token = adminToken) =>
    bff.fetch('/api/admin/settings/embed', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Accept-Language': 'en' },
      body: JSON.stringify(body),
    });

  it('hold as soon as they are saved', async () => {
    expect(await (await put({ origins: ['https://Other.example/'] })).json()).toEqual({
      origins: ['https://other.example'],
    });
    expect(mayFrame(await open('/embed')).ancestors).toEqual(['frame-ancestors https://other.example']);
    await put({ origins: [] });
    expect((await open('/embed')).status).toBe(404);
  });

  it.each([
    [['https://example.com/calendar'], 'ORIGIN_INVALID'],
    [['https://*.example.com'], 'ORIGIN_INVALID'],
    [['null'], 'ORIGIN_INVALID'],
    [['http://example.com'], 'ORIGIN_INVALID'],
    [Array.from({ length: 11 }, (_, index) => `https://${index}.example`), 'TOO_MANY_ORIGINS'],
  ])('are refused as %j, and stay as they are', async (origins, code) => {
    const error = await errorIn(await put({ origins }));
    expect(error).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', details: [{ code }] });
    expect(error.message).toMatch(/\.$/);
    expect(stored).toEqual([website]);
    expect(mayFrame(await open('/embed')).ancestors).toEqual([`frame-ancestors ${website}`]);
  });

  it('are named by admins only', async () => {
    expect((await put({ origins: [] }, 'wrong')).status).toBe(401);
    expect((await bff.fetch('/api/admin/settings/embed')).status).toBe(401);
  });
});
