import { once } from 'node:events';
import { getPublicSettings, legalSection, occupiedDaysChanged, settingsChanged } from '@hearthstay/contracts';
import { fakeHandler } from '../../testing/fake-handler';
import { startTestBff } from '../../testing/test-bff';
import { html, jonas, template, withoutContent, usePages } from './testing/use-pages';

const { bff, contentOf, open, site, today, directory } = usePages();

describe('a page', () => {
  it.each(['GET', 'HEAD'])('that does not exist is told from one that does: %s', async (method) => {
    const missing = await bff().fetch('/nowhere', { method, headers: html });
    const etag = missing.headers.get('ETag') ?? '';
    const again = await bff().fetch('/nowhere', { method, headers: { ...html, 'If-None-Match': etag } });
    const known = await bff().fetch('/status/some-token', { method, headers: html });
    expect([missing.status, again.status, known.status]).toEqual([404, 404, 200]);
    expect(missing.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  it('has the responses of the API, and the day at the property', async () => {
    expect(await contentOf('/')).toEqual({
      locale: 'de',
      today: today(),
      settings: await (await bff().fetch('/api/bookings/settings')).json(),
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
    expect(site.renders.map((render) => render.address)).toEqual([address]);
  });

  it('shows the month that its address names', async () => {
    const month = today().slice(0, 7);
    await open(`/?month=${month}`);
    expect(site.renders.map(({ address }) => address)).toEqual([`/?month=${month}`]);
  });

  it('shows the month of the days that its address offers, and keeps nothing else of them', async () => {
    const day = today();
    await open(`/?from=${day}`);
    await open(`/?from=${day}&to=${day}`);
    expect(site.renders.map(({ address }) => address)).toEqual([`/?month=${day.slice(0, 7)}`]);
  });
});

describe('a legal page', () => {
  const texts = (de: string) => legalSection.schema.parse({ notice: { de, en: '' } });

  it.each(['/legal-notice', '/privacy'])('has what the owner has written, also behind a password: %s', async (path) => {
    site.settings = { ...site.house, passwordRequired: true };
    site.legal = texts('Anna Seidel');
    await bff().publish(settingsChanged, {});
    const html = '<p>Anna Seidel</p>\n';
    expect(await contentOf(path)).toMatchObject({ legalPages: { notice: { de: html } } });
    expect(await contentOf('/my-requests')).not.toHaveProperty('legalPages');
    site.legal = texts('Bela Seidel');
    await bff().publish(settingsChanged, {});
    expect(await contentOf(path)).toMatchObject({ legalPages: { notice: { de: '<p>Bela Seidel</p>\n' } } });
  });
});

describe('what cannot be had in time', () => {
  const over = new AbortController();
  const late = <Value>(value: Value): Promise<Value> => once(over.signal, 'abort').then(() => value);
  afterAll(() => over.abort());

  it('leaves the page without its content: the browser asks for it', async () => {
    site.settings = late(site.house);
    await bff().publish(settingsChanged, {});
    for (const locale of ['de', 'en'] as const) {
      const response = await open(`/?lang=${locale}`);
      expect([response.status, (await open(`/nowhere?lang=${locale}`)).status]).toEqual([200, 404]);
      expect(await response.text()).toBe(withoutContent(locale));
    }
  });

  it('leaves out the days alone', async () => {
    site.days = late([]);
    await bff().publish(occupiedDaysChanged, {});
    const content = await contentOf('/');
    expect(content.settings.propertyName).toBe(site.house.propertyName);
    expect(content.occupiedDays).toBeUndefined();
  });

  it('leaves the page as it was built, in its language, if there is nothing to render it with', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    const away = (): Promise<never> => Promise.reject(new Error('away'));
    const bare = await startTestBff({
      webDirectory: directory(),
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
    site.isBroken = true;
    const response = await open('/');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(withoutContent('de'));
  });
});

describe('search engines', () => {
  const textAt = async (path: string): Promise<[number, string]> => {
    const response = await bff().fetch(path);
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
    site.settings = { ...site.house, passwordRequired: true };
    await bff().publish(settingsChanged, {});
    expect(await textAt('/robots.txt')).toEqual([200, 'User-agent: *\nDisallow: /\n']);
    expect((await textAt('/sitemap.xml'))[0]).toBe(404);
  });

  it.each(['/robots.txt', '/sitemap.xml'])('have to ask again for %s while it is not known', async (path) => {
    site.settings = Promise.reject(new Error('away'));
    await bff().publish(settingsChanged, {});
    const response = await bff().fetch(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('60');
  });
});
