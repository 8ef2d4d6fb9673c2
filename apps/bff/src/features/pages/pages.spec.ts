import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import {
  getPublicSettings,
  legalSection,
  listOccupiedDays,
  occupiedDaysChanged,
  settingsChanged,
  type LegalTexts,
  type Locale,
  type OccupiedDay,
  type PageContent,
  type PageRenderer,
  type PublicSettings,
} from '@hearthstay/contracts';
import { Clock } from '@hearthstay/runtime';
import { addDays, formatIsoMonth, monthOf, nextMonth, noStayLimits, parseDay, todayAt } from '@hearthstay/stay';
import { fakeHandler } from '../../testing/fake-handler';
import { publicSettings } from '../../testing/fake-services';
import { settingsWithPrices } from '../../testing/prices';
import { startTestBff, type TestBff } from '../../testing/test-bff';

const inlineScript = 'document.hidden';
const template = `<!doctype html><html><head><title>Hearthstay</title><script>${inlineScript}</script></head><body><div id="root"></div></body>`;
const html = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const jonas: OccupiedDay = { date: parseDay('2026-08-04'), type: 'booking', guestName: 'Jonas' };

/** One for a whole test, which may last over midnight. */
let now = new Date();
const today = () => todayAt('Europe/Berlin', now);

let directory: string;
let bff: TestBff;
let settings: PublicSettings | Promise<PublicSettings> = publicSettings;
let days: OccupiedDay[] | Promise<OccupiedDay[]> = [];
let renders: { address: string; content: PageContent; publicUrl: string }[] = [];
let isBroken = false;
let legal: LegalTexts;
let house: PublicSettings;
let houses = 0;

/** Renders its input, so that a test sees all data that a page can contain. */
const renderer: PageRenderer = {
  pageOf: (path: string) => path.replace(/^\/status\/.*/, '/status/-'),
  render: async (address: string, content: PageContent, publicUrl: string) => {
    if (isBroken) throw new Error('A component is broken');
    renders.push({ address, content, publicUrl });
    const body = `<main>$&${JSON.stringify(content)}</main>`;
    return { head: `<title>${address}</title>`, body, status: address.startsWith('/nowhere') ? 404 : 200 };
  },
  renderWithoutContent: async (page: string, locale: Locale) => ({
    head: '<title></title>',
    body: `<main>${locale}</main>`,
    status: page.startsWith('/nowhere') ? 404 : 200,
  }),
  renderEmbed: async () => ({ head: '', body: '' }),
};
const withoutContent = (locale: Locale) =>
  template
    .replace('<html>', `<html lang="${locale}">`)
    .replace('<title>Hearthstay</title>', '<title></title>')
    .replace('<div id="root"></div>', `<main>${locale}</main>`);

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'hearthstay-pages-'));
  mkdirSync(join(directory, 'client'));
  writeFileSync(join(directory, 'client/index.html'), template);
  bff = await startTestBff({
    webDirectory: directory,
    loadRenderer: async () => renderer,
    handlers: [
      fakeHandler(getPublicSettings, () => settings),
      fakeHandler(listOccupiedDays, () => days),
      fakeHandler(legalSection.get, () => legal),
    ],
    variables: { PUBLIC_URL: 'https://haus.example' },
    clock: new Clock(() => now),
  });
});
afterAll(async () => {
  await bff.close();
  rmSync(directory, { recursive: true });
});
beforeEach(async () => {
  now = new Date();
  // A new name, so that the cached pages of other tests do not match.
  house = { ...publicSettings, propertyName: `Haus ${(houses += 1)}` };
  [settings, days, renders, isBroken] = [house, [jonas], [], false];
  legal = legalSection.schema.parse({});
  await bff.publish(settingsChanged, {});
});

const open = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  bff.fetch(path, { headers: { ...html, 'Accept-Encoding': 'identity', ...headers } });
const contentOf = async (path: string, headers: Record<string, string> = {}): Promise<PageContent> => {
  const [, json = ''] = /<main>\$&(.*)<\/main>/.exec(await (await open(path, headers)).text()) ?? [];
  return JSON.parse(json) as PageContent;
};
const hideNames = async (): Promise<void> => {
  settings = { ...house, showGuestNames: false };
  days = [{ date: jonas.date, type: 'booking' }];
  await bff.publish(settingsChanged, {});
};

describe('a page', () => {
  it.each(['GET', 'HEAD'])('that does not exist is told from one that does: %s', async (method) => {
    const missing = await bff.fetch('/nowhere', { method, headers: html });
    const etag = missing.headers.get('ETag') ?? '';
    const again = await bff.fetch('/nowhere', { method, headers: { ...html, 'If-None-Match': etag } });
    const known = await bff.fetch('/status/some-token', { method, headers: html });
    expect([missing.status, again.status, known.status]).toEqual([404, 404, 200]);
    expect(missing.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  it('has the responses of the API, and the day at the property', async () => {
    expect(await contentOf('/')).toEqual({
      locale: 'de',
      today: today(),
      settings: await (await bff.fetch('/api/bookings/settings')).json(),
      isAuthorized: false,
      occupiedDays: [jonas],
    });
  });

  it.each([
    ['/', {}, 'de'],
    ['/', { Cookie: 'other=1; __Host-hearthstay-language=en' }, 'en'],
    ['/', { Cookie: '__Host-hearthstay-language=fr' }, 'de'],
    ['/?lang=en', {}, 'en'],
    ['/?lang=de', { Cookie: '__Host-hearthstay-language=en' }, 'de'],
    ['/?lang=fr', { Cookie: '__Host-hearthstay-language=en' }, 'en'],
    ['/my-requests', { Cookie: '__Host-hearthstay-language=en' }, 'en'],
    ['/', { Cookie: 'hearthstay-language=en' }, 'de'],
    ['/', { 'Accept-Language': 'en' }, 'de'],
  ] as const)('at %s with %j is in %s', async (path, headers, locale) => {
    const text = await (await open(path, headers)).text();
    expect(text).toContain(`<html lang="${locale}">`);
    expect(text).toContain(`"locale":"${locale}"`);
  });

  it('without a calendar has no days, and with a token in its address none of it', async () => {
    const text = await (await open('/status/a-secret-token')).text();
    expect(text).not.toMatch(/a-secret-token|Jonas/);
    expect(text).toContain('<title>/status/-</title>');
    expect((await contentOf('/my-requests')).occupiedDays).toBeUndefined();
  });

  it.each([
    ['/?month=2000-01', '/'],
    ['/?month=../../etc', '/'],
    ['/?utm_source=mail', '/'],
    ['/?lang=en&month=9999-12', '/?lang=en'],
    ['/my-requests?month=2027-01', '/my-requests'],
  ])('at %s is the page %s, so that addresses nobody needs fill no memory', async (path, address) => {
    await open(path);
    expect(renders.map((render) => render.address)).toEqual([address]);
  });

  it('shows the month that its address names', async () => {
    const month = today().slice(0, 7);
    await open(`/?month=${month}`);
    expect(renders.map(({ address }) => address)).toEqual([`/?month=${month}`]);
  });

  it('shows the month of the days that its address offers, and keeps nothing else of them', async () => {
    const day = today();
    await open(`/?from=${day}`);
    await open(`/?from=${day}&to=${day}`);
    expect(renders.map(({ address }) => address)).toEqual([`/?month=${day.slice(0, 7)}`]);
  });
});

describe('a legal page', () => {
  const texts = (de: string) => legalSection.schema.parse({ notice: { de, en: '' } });

  it.each(['/legal-notice', '/privacy'])('has what the owner has written, also behind a password: %s', async (path) => {
    settings = { ...house, passwordRequired: true };
    legal = texts('Anna Seidel');
    await bff.publish(settingsChanged, {});
    const html = '<p>Anna Seidel</p>\n';
    expect(await contentOf(path)).toMatchObject({ legalPages: { notice: { de: html } } });
    expect(await contentOf('/my-requests')).not.toHaveProperty('legalPages');
    legal = texts('Bela Seidel');
    await bff.publish(settingsChanged, {});
    expect(await contentOf(path)).toMatchObject({ legalPages: { notice: { de: '<p>Bela Seidel</p>\n' } } });
  });
});

describe('behind a password', () => {
  it('no page has a day, whoever asks', async () => {
    settings = { ...house, passwordRequired: true };
    await bff.publish(settingsChanged, {});
    const content = await contentOf('/', { Authorization: 'Bearer right', Cookie: '__Host-hearthstay-admission=a' });
    expect(content.occupiedDays).toBeUndefined();
  });

  it('a browser that says it has passed the gate gets another page, without a day as well', async () => {
    settings = { ...house, passwordRequired: true };
    await bff.publish(settingsChanged, {});
    const passed = { Cookie: '__Host-hearthstay-language=de; __Host-hearthstay-authorized=true' };
    expect(await contentOf('/')).toMatchObject({ isAuthorized: false });
    const content = await contentOf('/', passed);
    expect(content).toMatchObject({ isAuthorized: true });
    expect(content.occupiedDays).toBeUndefined();
    expect(await contentOf('/')).toMatchObject({ isAuthorized: false });
  });

  it('no page has a price or a rule of stays, whoever asks', async () => {
    settings = { ...house, ...settingsWithPrices, stayRules: { ...noStayLimits, sameDayTurnover: true } };
    await bff.publish(settingsChanged, {});
    expect((await contentOf('/')).settings).toMatchObject({ maxGuests: 4, prices: { pricePerNight: 120_00 } });
    settings = { ...settings, passwordRequired: true };
    await bff.publish(settingsChanged, {});
    for (const path of ['/', '/?month=2026-12', '/my-requests', '/status/token', '/confirm/token', '/admin']) {
      for (const Cookie of ['', '__Host-hearthstay-authorized=true']) {
        const content = await contentOf(path, { Cookie });
        expect(content.settings.passwordRequired).toBe(true);
        expect(Object.keys(content.settings)).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/prices|stayRules|maxGuests/)]),
        );
      }
    }
  });

  it('the gate is the same page in every month', async () => {
    settings = { ...house, passwordRequired: true };
    await bff.publish(settingsChanged, {});
    await open('/');
    await open(`/?month=${today().slice(0, 7)}`);
    expect(renders.map(({ address }) => address)).toEqual(['/']);
  });

  it('nobody is asked who they are without a password', async () => {
    expect(await contentOf('/', { Cookie: '__Host-hearthstay-authorized=true' })).toMatchObject({
      isAuthorized: false,
    });
  });

  it('what was rendered before is not found any more', async () => {
    expect(await (await open('/')).text()).toContain('Jonas');
    settings = { ...house, passwordRequired: true };
    await bff.publish(settingsChanged, {});
    expect(await (await open('/')).text()).not.toContain('Jonas');
  });
});

describe('names', () => {
  it('go with the setting', async () => {
    expect(await (await open('/')).text()).toContain('Jonas');
    await hideNames();
    expect(await (await open('/')).text()).not.toContain('Jonas');
  });

  it('are left out also if the days still have them', async () => {
    settings = { ...house, showGuestNames: false };
    await bff.publish(settingsChanged, {});
    expect((await contentOf('/')).occupiedDays).toEqual([{ date: jonas.date, type: 'booking' }]);
  });
});

describe('in memory', () => {
  it('a page is rendered once as long as nothing changes', async () => {
    await Promise.all(Array.from({ length: 20 }, () => open('/')));
    await open('/');
    expect(renders).toHaveLength(1);
    await open('/', { Cookie: '__Host-hearthstay-language=en' });
    expect(renders).toHaveLength(2);
  });

  it('is another one after a change of the days', async () => {
    await open('/');
    days = [];
    await bff.publish(occupiedDaysChanged, {});
    expect((await contentOf('/')).occupiedDays).toEqual([]);
  });

  it('is another one on the next day at the property', async () => {
    const first = today();
    expect(await contentOf('/')).toMatchObject({ today: first });
    now = new Date(Date.parse(addDays(first, 1)) + 12 * 60 * 60_000);
    expect(await contentOf('/')).toMatchObject({ today: addDays(first, 1) });
  });

  it('stays the same when the services send the same responses', async () => {
    await open('/');
    await bff.publish(occupiedDaysChanged, {});
    await open('/');
    expect(renders).toHaveLength(1);
  });
});

describe('all pages at one time', () => {
  const otherPaths = [
    '/my-requests',
    '/legal-notice',
    '/privacy',
    '/status/-',
    '/confirm/-',
    '/admin/login',
    '/admin/access/-',
    '/admin',
    '/-',
  ];
  const languages = [
    ['lang=de', ''],
    ['lang=en', ''],
    ['', '__Host-hearthstay-language=de'],
    ['', '__Host-hearthstay-language=en'],
  ] as const;
  const openAll = async (): Promise<void> => {
    let month = monthOf(today());
    const homes = ['/?'];
    for (let count = 0; count < 13; count += 1, month = nextMonth(month))
      homes.push(`/?month=${formatIsoMonth(month)}`);
    for (const path of [...homes, ...otherPaths.map((other) => `${other}?`)]) {
      for (const [query, cookie] of languages) {
        await open(`${path}&${query}`, { Cookie: cookie });
        await open(`${path}&${query}`, { Cookie: `${cookie}; __Host-hearthstay-authorized=true` });
      }
    }
  };

  it.each([false, true])('fit into memory, with a password: %s', async (passwordRequired) => {
    settings = { ...house, passwordRequired };
    await bff.publish(settingsChanged, {});
    await openAll();
    const { length } = renders;
    await openAll();
    expect(renders).toHaveLength(length);
  });
});

describe('the response', () => {
  it('has the headers of every page', async () => {
    const { headers } = await open('/');
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(headers.get('Vary')).toBe('Accept-Encoding, Cookie');
    // The hash of the one script in the built page.
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    expect(headers.get('Content-Security-Policy')).toContain(`default-src 'self';script-src 'self' 'sha256-${hash}';`);
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
  });

  it.each(['/', '/my-requests'])('at %s is the same from memory as at first', async (path) => {
    const header = async () =>
      [...(await open(path)).headers].filter(([name]) => !['date', 'x-correlation-id'].includes(name)).toSorted();
    expect(await header()).toEqual(await header());
  });

  it.each(['/', '/my-requests'])('at %s is not sent again to a browser that has it', async (path) => {
    const etag = (await open(path)).headers.get('ETag') ?? '';
    // Without this header, `fetch` sets `Cache-Control: no-cache`.
    const again = () => open(path, { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
    expect((await again()).status).toBe(304);
    settings = { ...house, propertyName: 'Haus im Wald' };
    await bff.publish(settingsChanged, {});
    expect((await again()).status).toBe(200);
  });

  it('is compressed for those who can read it, under an ETag of its own', async () => {
    const plain = await open('/');
    const sent = await new Promise<{ body: Buffer; etag?: string; encoding?: string }>((resolve, reject) => {
      const headers = { ...html, 'Accept-Encoding': 'gzip, br' };
      httpRequest(`${bff.url}/`, { headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            body: Buffer.concat(parts),
            etag: response.headers.etag,
            encoding: response.headers['content-encoding'],
          }),
        );
      })
        .on('error', reject)
        .end();
    });
    expect(sent.encoding).toBe('br');
    expect(brotliDecompressSync(sent.body).toString()).toBe(await plain.text());
    expect(sent.etag).not.toBe(plain.headers.get('ETag'));
    const refusing = await open('/', { 'Accept-Encoding': 'br;q=0, gzip' });
    expect(refusing.headers.get('Content-Encoding')).toBeNull();
  });

  it('to HEAD has no body', async () => {
    const response = await bff.fetch('/my-requests', { method: 'HEAD', headers: html });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('what cannot be had in time', () => {
  const over = new AbortController();
  const late = <Value>(value: Value): Promise<Value> => once(over.signal, 'abort').then(() => value);
  afterAll(() => over.abort());

  it('leaves the page without its content: the browser asks for it', async () => {
    settings = late(house);
    await bff.publish(settingsChanged, {});
    for (const locale of ['de', 'en'] as const) {
      const response = await open(`/?lang=${locale}`);
      expect([response.status, (await open(`/nowhere?lang=${locale}`)).status]).toEqual([200, 404]);
      expect(await response.text()).toBe(withoutContent(locale));
    }
  });

  it('leaves out the days alone', async () => {
    days = late([]);
    await bff.publish(occupiedDaysChanged, {});
    const content = await contentOf('/');
    expect(content.settings.propertyName).toBe(house.propertyName);
    expect(content.occupiedDays).toBeUndefined();
  });

  it('leaves the page as it was built, in its language, if there is nothing to render it with', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    const away = (): Promise<never> => Promise.reject(new Error('away'));
    const bare = await startTestBff({
      webDirectory: directory,
      loadRenderer: away,
      handlers: [fakeHandler(getPublicSettings, away)],
    });
    for (const locale of ['de', 'en']) {
      const text = await (await bare.fetch(`/?lang=${locale}`, { headers: html })).text();
      expect(text).toBe(template.replace('<html>', `<html lang="${locale}">`));
    }
    await bare.close();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('a page that fails to render is sent without its content', async () => {
    isBroken = true;
    const response = await open('/');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(withoutContent('de'));
  });
});

describe('search engines', () => {
  const textAt = async (path: string): Promise<[number, string]> => {
    const response = await bff.fetch(path);
    return [response.status, await response.text()];
  };

  it('find the home page in both languages, and nothing that belongs to guests or owners', async () => {
    const [, robots] = await textAt('/robots.txt');
    for (const path of ['/api/', '/admin', '/status/', '/confirm/']) expect(robots).toContain(`Disallow: ${path}\n`);
    expect(robots).toContain('Sitemap: https://haus.example/sitemap.xml');
    const [status, sitemap] = await textAt('/sitemap.xml');
    expect(status).toBe(200);
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://haus.example/',
      'https://haus.example/?lang=en',
    ]);
  });

  it('find nothing behind a password', async () => {
    settings = { ...house, passwordRequired: true };
    await bff.publish(settingsChanged, {});
    expect(await textAt('/robots.txt')).toEqual([200, 'User-agent: *\nDisallow: /\n']);
    expect((await textAt('/sitemap.xml'))[0]).toBe(404);
  });

  it.each(['/robots.txt', '/sitemap.xml'])('have to ask again for %s while it is not known', async (path) => {
    settings = Promise.reject(new Error('away'));
    await bff.publish(settingsChanged, {});
    const response = await bff.fetch(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('60');
  });
});
