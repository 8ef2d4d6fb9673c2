import { DomainError, getBackgroundImageFile } from '@hearthstay/contracts';
import { backgroundImage, imageFileAddress } from '../../testing/background-image';
import { fakeHandler } from '../../testing/fake-handler';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const { hash } = backgroundImage;
const fetched: string[] = [];
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(getBackgroundImageFile, async ({ name }) => {
        fetched.push(name);
        if (name === '1.jpg') throw new DomainError('NOT_FOUND');
        const width = Number(name.split('.')[0]);
        return { contentBase64: Buffer.alloc(width * 2_500, 7).toString('base64'), contentType: 'image/webp' };
      }),
    ],
  });
});
afterAll(() => bff.close());
beforeEach(() => {
  fetched.length = 0;
});

describe('A file of the background image', () => {
  it('is cacheable for a year', async () => {
    const response = await bff.fetch(imageFileAddress('640.webp'));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await response.arrayBuffer()).byteLength).toBe(640 * 2_500);
  });

  it('gets 304 if the client has it', async () => {
    const etag = (await bff.fetch(imageFileAddress('640.webp'))).headers.get('ETag') ?? '';
    // Without this header, `fetch` sets `Cache-Control: no-cache`.
    const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    const response = await bff.fetch(imageFileAddress('640.webp'), { headers });
    expect([response.status, await response.text()]).toEqual([304, '']);
  });

  it('has no body for HEAD', async () => {
    const response = await bff.fetch(imageFileAddress('640.webp'), { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe(String(640 * 2_500));
    expect(await response.text()).toBe('');
  });

  it('is read from the service once for concurrent and later requests', async () => {
    await Promise.all(Array.from({ length: 50 }, () => bff.fetch(imageFileAddress('1280.webp'))));
    await bff.fetch(imageFileAddress('1280.webp'));
    expect(fetched).toEqual(['1280.webp']);
  });

  it('is evicted when the cache exceeds its size', async () => {
    for (const name of ['2001.webp', '2002.webp', '2003.webp', '2001.webp', '2004.webp'])
      await bff.fetch(imageFileAddress(name));
    fetched.length = 0;
    for (const name of ['2001.webp', '2004.webp', '2002.webp']) await bff.fetch(imageFileAddress(name));
    expect(fetched).toEqual(['2002.webp']);
  });

  it.each([
    imageFileAddress('1.jpg'),
    imageFileAddress('original'),
    imageFileAddress('640.html'),
    imageFileAddress('640.jpg.html'),
    imageFileAddress('..%2fgallery'),
    `/api/media/background/${hash.toUpperCase()}/640.jpg`,
    '/api/media/background/x/640.jpg',
    '/api/media/background/%00/640.jpg',
    `/api/media/background/${hash}`,
  ])('that does not exist (%s) gets 404, which is not cached', async (unknown) => {
    const response = await bff.fetch(unknown);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('ETag')).not.toContain(hash);
    expect(await errorIn(response)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
