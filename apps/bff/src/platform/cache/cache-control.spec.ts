import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBackgroundImageFile, readFeed } from '@hearthstay/contracts';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { startTestBff, type TestBff } from '../../testing/test-bff';
import { cacheControl, type CacheControl } from './cache-control';

const hash = createHash('sha256').update('lake').digest('hex');

/** All routes whose response may be stored. */
const storable: Partial<Record<string, CacheControl>> = {
  '/api/bookings/settings': cacheControl.everybody,
  '/api/bookings/house': cacheControl.browser,
  '/api/bookings/legal': cacheControl.everybody,
  '/api/bookings/occupied': cacheControl.browser,
  '/api/bookings/stay-conditions': cacheControl.browser,
  '/api/feeds/{token}.ics': cacheControl.browser,
  '/api/media/background/{hash}/{name}': cacheControl.forever,
};

/** The paths outside of the API. */
const besides: [path: string, control: CacheControl][] = [
  ['/', cacheControl.browser],
  ['/my-requests', cacheControl.browser],
  ['/status/good', cacheControl.browser],
  ['/admin', cacheControl.browser],
  ['/robots.txt', cacheControl.everybody],
  ['/sitemap.xml', cacheControl.everybody],
  ['/assets/app-1a2b.js', cacheControl.forever],
  ['/api/openapi.json', cacheControl.everybody],
  ['/api/docs', cacheControl.never],
  ['/api/docs/initializer.js', cacheControl.never],
  ['/api/docs/swagger-ui.css', cacheControl.everybody],
  ['/api/bookings/confirm/good', cacheControl.never],
  ['/api/feeds/names.ics', cacheControl.never],
  ['/api/unknown', cacheControl.never],
];

const example = (path: string): string =>
  path
    .replace('/feeds/{token}', '/feeds/secret')
    .replace('{token}', 'good')
    .replace('{hash}/{name}', `${hash}/640.jpg`)
    .replace('{emailOrMe}', 'me')
    .replace(/\{\w+\}/g, 'some-id');

const queries: Partial<Record<string, string>> = {
  '/api/bookings/status': '?token=good',
  '/api/bookings/requests/{emailOrMe}': '?token=good',
  '/api/bookings/requests/{id}/messages': '?token=good',
  '/api/admin/availability': '?from=2026-12-22&to=2026-12-23',
  '/api/admin/holidays': '?from=2026-12-22&to=2026-12-23',
};

describe('Cache-Control', () => {
  let directory: string;
  let bff: TestBff;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'hearthstay-cache-control-'));
    mkdirSync(join(directory, 'client/assets'), { recursive: true });
    writeFileSync(join(directory, 'client/index.html'), '<!doctype html><div id="root"></div>');
    writeFileSync(join(directory, 'client/assets/app-1a2b.js'), '');
    bff = await startTestBff({
      webDirectory: directory,
      loadRenderer: async () => ({
        pageOf: (path: string) => path,
        render: async () => ({ status: 200, head: '', body: '' }),
        renderWithoutContent: async () => ({ status: 200, head: '', body: '' }),
        renderEmbed: async () => ({ head: '', body: '' }),
      }),
      handlers: [
        fakeHandler(readFeed, ({ token }) => ({ calendar: 'BEGIN:VCALENDAR', withNames: token === 'names' })),
        fakeHandler(getBackgroundImageFile, () => ({ contentBase64: btoa('lake'), contentType: 'image/jpeg' })),
      ],
    });
  });
  afterAll(async () => {
    await bff.close();
    rmSync(directory, { recursive: true });
  });

  const headers = { Accept: '*/*', Authorization: `Bearer ${adminToken}` };
  const controlOf = async (path: string, method = 'GET') => {
    const response = await bff.fetch(path, { method, headers });
    await response.arrayBuffer();
    return { status: response.status, control: response.headers.get('Cache-Control') };
  };

  it('is the one of its class for each call of the API, and never lets a command be stored', async () => {
    const { paths } = (await (await bff.fetch('/api/openapi.json')).json()) as { paths: Record<string, object> };
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [path, method]),
    );
    const stored: Record<string, string | null> = {};
    for (const [path = '', method = ''] of calls) {
      const { status, control } = await controlOf(example(path) + (queries[path] ?? ''), method.toUpperCase());
      if (method === 'get') expect([path, status]).toEqual([path, 200]);
      if (control !== cacheControl.never) stored[path] = control;
    }
    expect(stored).toEqual(storable);
  });

  it.each(besides)('of %s is %s', async (path, control) => {
    expect(await controlOf(path)).toMatchObject({ control });
    // The second response comes from memory, where one is kept.
    expect(await controlOf(path)).toMatchObject({ control });
  });
});
