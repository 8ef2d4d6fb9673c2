import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { noPages } from '../../testing/no-pages';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const page = '<!doctype html><head><title>Hearthstay</title></head><div id="root"></div>';
const html = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let directory: string;
let bff: TestBff;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'hearthstay-spa-'));
  mkdirSync(join(directory, 'client/assets'), { recursive: true });
  writeFileSync(join(directory, 'client/index.html'), page);
  writeFileSync(join(directory, 'client/icon.svg'), '<svg/>');
  writeFileSync(join(directory, 'client/assets/main-abc123.js'), 'console.info(1)');
  writeFileSync(join(directory, 'client/assets/old-abc123.js'), 'console.info(0)');
  writeFileSync(join(directory, 'client/assets/main-abc123.js.br'), brotliCompressSync('console.info(1)'));
  // Without a renderer the built page is served unchanged.
  bff = await startTestBff({ webDirectory: directory, loadRenderer: noPages.loadRenderer });
});
afterAll(async () => {
  await bff.close();
  rmSync(directory, { recursive: true });
});

describe('The index page', () => {
  it.each([
    '/',
    '/my-requests',
    '/admin',
    '/admin/access/a-token_1',
    '/status/a-token_1',
    '/confirm/abc?x=1',
    '/no-such-page',
  ])('is served for %s, which the client-side router handles', async (path) => {
    const response = await bff.fetch(path, { headers: html });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(page);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
  });

  it('gets 304 if the browser has it', async () => {
    const etag = (await bff.fetch('/', { headers: html })).headers.get('ETag') ?? '';
    const again = await bff.fetch('/', { headers: { ...html, 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } });
    expect(again.status).toBe(304);
  });

  it.each([
    ['/api/nothing', html],
    ['/health/ready', html],
    ['/dev/nothing', html],
    ['/assets/gone-123.js', { Accept: '*/*' }],
    ['/assets/gone-123.js', html],
    ['/assets/gone', html],
    ['/favicon.ico', { Accept: 'image/*' }],
    ['/assets/..%2f..%2fpackage.json', html],
    ['/%2e%2e/%2e%2e/etc/passwd.txt', html],
  ])('is not served for %s', async (path, headers) => {
    expect(await errorIn(await bff.fetch(path, { headers }))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('is served for GET and HEAD only', async () => {
    const response = await bff.fetch('/', { method: 'POST', headers: html });
    expect(await errorIn(response)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe('A static file', () => {
  it('with a hash in its name is cacheable for a year', async () => {
    const response = await bff.fetch('/assets/main-abc123.js');
    expect(await response.text()).toBe('console.info(1)');
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  it('is sent compressed if a compressed version exists', async () => {
    const response = await bff.fetch('/assets/main-abc123.js', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe('console.info(1)');
  });

  it('without a hash has to be revalidated', async () => {
    const response = await bff.fetch('/icon.svg');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
  });

  it('is sent whole for every Range header', async () => {
    const response = await bff.fetch('/assets/main-abc123.js', { headers: { Range: 'bytes=5-2' } });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('console.info(1)');
  });

  it('that was deleted after the start fails only its own request', async () => {
    rmSync(join(directory, 'client/assets/old-abc123.js'));
    await expect(bff.fetch('/assets/old-abc123.js').then((response) => response.text())).rejects.toThrow();
    expect((await bff.fetch('/icon.svg')).status).toBe(200);
  });
});

describe('Without a built page', () => {
  it('the API is available', async () => {
    const alone = await startTestBff({ webDirectory: join(directory, 'missing') });
    expect((await alone.fetch('/api/bookings/settings')).status).toBe(200);
    expect((await alone.fetch('/', { headers: html })).status).toBe(404);
    await alone.close();
  });
});
