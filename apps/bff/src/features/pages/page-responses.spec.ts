import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { occupiedDaysChanged, settingsChanged } from '@hearthstay/contracts';
import { addDays, formatIsoMonth, monthOf, nextMonth } from '@hearthstay/stay';
import { html, inlineScript, usePages } from './testing/use-pages';

const { bff, contentOf, open, site, today } = usePages();

describe('in memory', () => {
  it('a page is rendered once as long as nothing changes', async () => {
    await Promise.all(Array.from({ length: 20 }, () => open('/')));
    await open('/');
    expect(site.renders).toHaveLength(1);
    await open('/', { Cookie: '__Host-hearthstay-language=en' });
    expect(site.renders).toHaveLength(2);
  });

  it('is another one after a change of the days', async () => {
    await open('/');
    site.days = [];
    await bff().publish(occupiedDaysChanged, {});
    expect((await contentOf('/')).occupiedDays).toEqual([]);
  });

  it('is another one on the next day at the property', async () => {
    const first = today();
    expect(await contentOf('/')).toMatchObject({ today: first });
    site.now = new Date(Date.parse(addDays(first, 1)) + 12 * 60 * 60_000);
    expect(await contentOf('/')).toMatchObject({ today: addDays(first, 1) });
  });

  it('stays the same when the services send the same responses', async () => {
    await open('/');
    await bff().publish(occupiedDaysChanged, {});
    await open('/');
    expect(site.renders).toHaveLength(1);
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
    site.settings = { ...site.house, passwordRequired };
    await bff().publish(settingsChanged, {});
    await openAll();
    const { length } = site.renders;
    await openAll();
    expect(site.renders).toHaveLength(length);
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
    site.settings = { ...site.house, propertyName: 'Haus im Wald' };
    await bff().publish(settingsChanged, {});
    expect((await again()).status).toBe(200);
  });

  it('is compressed for those who can read it, under an ETag of its own', async () => {
    const plain = await open('/');
    const sent = await new Promise<{ body: Buffer; etag?: string; encoding?: string }>((resolve, reject) => {
      const headers = { ...html, 'Accept-Encoding': 'gzip, br' };
      httpRequest(`${bff().url}/`, { headers }, (response) => {
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
    const response = await bff().fetch('/my-requests', { method: 'HEAD', headers: html });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});
