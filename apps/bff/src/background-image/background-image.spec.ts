import {
  DomainError,
  getBackgroundImage,
  getBackgroundImageFile,
  removeBackgroundImage,
  storeBackgroundImage,
  type BackgroundImage,
} from '@hearthstay/contracts';
import { answering } from '../testing/fake-handler';
import { adminToken } from '../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../testing/test-bff';

const path = '/api/admin/settings/background-image';
const asAdmin = { Authorization: `Bearer ${adminToken}` };
const maxBytes = 4 * 1024 * 1024;
const hash = 'a'.repeat(64);

const file = (width: number, format: 'jpg' | 'webp') => ({
  name: `${width}.${format}`,
  width,
  contentType: format === 'jpg' ? 'image/jpeg' : 'image/webp',
});

const image: BackgroundImage = {
  hash,
  width: 2560,
  height: 1440,
  files: [640, 1280, 1920, 2560].flatMap((width) => [file(width, 'webp'), file(width, 'jpg')]),
};

const stored: number[] = [];
const fetched: string[] = [];
let removals = 0;
let shown: () => BackgroundImage | null = () => image;
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      answering(getBackgroundImage, () => ({ image: shown() })),
      answering(storeBackgroundImage, ({ contentBase64 }) => {
        stored.push(Buffer.from(contentBase64, 'base64').length);
        return { image };
      }),
      answering(removeBackgroundImage, () => {
        removals += 1;
        return {};
      }),
      answering(getBackgroundImageFile, async ({ name }) => {
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
  stored.length = 0;
  fetched.length = 0;
  removals = 0;
  shown = () => image;
});

type Part = [field: string, content: Blob | string, filename?: string];

const upload = (parts: Part[], headers: Record<string, string> = asAdmin): Promise<Response> => {
  const body = new FormData();
  for (const [field, content, filename] of parts) {
    if (typeof content === 'string') body.append(field, content);
    else body.append(field, content, filename ?? 'lake.jpg');
  }
  return bff.fetch(path, { method: 'POST', body, headers: { ...headers, 'Accept-Language': 'en' } });
};

const bytes = (count: number) => new Blob([new Uint8Array(count)], { type: 'image/jpeg' });

describe('an upload', () => {
  it('is given to the service and answered with the addresses of the new image', async () => {
    const response = await upload([['backgroundImage', bytes(1_000)]]);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      backgroundImageUrl: `/api/media/background/${hash}/1920.jpg`,
      backgroundImage: {
        width: 2560,
        height: 1440,
        files: image.files.map(({ name, width, contentType }) => ({
          url: `/api/media/background/${hash}/${name}`,
          width,
          contentType,
        })),
      },
    });
    expect(stored).toEqual([1_000]);
  });

  it('may be of 4 MB, and not of a byte more', async () => {
    expect((await upload([['backgroundImage', bytes(maxBytes)]])).status).toBe(200);
    const error = await errorIn(await upload([['backgroundImage', bytes(maxBytes + 1)]]));
    expect(error).toMatchObject({ status: 413, code: 'IMAGE_TOO_LARGE' });
    expect(error.message).toContain('4 MB');
    expect(stored).toEqual([maxBytes]);
  });

  it('of far too much is refused all the same', async () => {
    const error = await errorIn(await upload([['backgroundImage', bytes(5 * maxBytes)]]));
    expect(error).toMatchObject({ status: 413, code: 'IMAGE_TOO_LARGE' });
  });

  it('may have other fields in its form', async () => {
    expect(
      (
        await upload([
          ['name', 'Lake'],
          ['backgroundImage', bytes(10)],
        ])
      ).status,
    ).toBe(200);
    expect(stored).toEqual([10]);
  });

  it.each<[string, Part[], string]>([
    ['no field', [], 'REQUIRED'],
    ['another field alone', [['name', 'Lake']], 'REQUIRED'],
    ['text in its place', [['backgroundImage', 'Lake']], 'REQUIRED'],
    ['a file in another field', [['image', bytes(10)]], 'INVALID'],
    [
      'two files',
      [
        ['backgroundImage', bytes(10)],
        ['backgroundImage', bytes(10)],
      ],
      'INVALID',
    ],
    [
      'a second file in another field',
      [
        ['backgroundImage', bytes(10)],
        ['other', bytes(10)],
      ],
      'INVALID',
    ],
    ['a hundred fields', Array.from({ length: 100 }, (): Part => ['name', 'Lake']), 'INVALID'],
    ['a very long field', [['name', 'x'.repeat(100_000)]], 'INVALID'],
  ])('with %s is refused', async (_what, parts, code) => {
    const error = await errorIn(await upload(parts));
    expect(error).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      details: [{ field: 'backgroundImage', code }],
    });
    expect(stored).toEqual([]);
  });

  it.each([
    ['application/json', '{"backgroundImage":"Lake"}'],
    ['image/jpeg', 'the photo itself'],
    ['text/plain', 'Lake'],
    ['multipart/form-data', 'without a boundary'],
    ['multipart/form-data; boundary=x', 'no part at all'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="backgroundImage"; filename="a"\r\n\r\nhalf',
    ],
    ['multipart/form-data; boundary=x', '--x\r\nnonsense\r\n\r\n--x--\r\n'],
  ])('of type %s that is no form with a file (%j) is refused', async (type, body) => {
    const headers = { ...asAdmin, 'Content-Type': type };
    const error = await errorIn(await bff.fetch(path, { method: 'POST', body, headers }));
    expect(error).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(stored).toEqual([]);
  });

  it('of somebody who is no admin is not even read', async () => {
    const error = await errorIn(await upload([['backgroundImage', bytes(maxBytes)]], {}));
    expect(error).toMatchObject({ status: 401, code: 'AUTHENTICATION_REQUIRED' });
    expect(stored).toEqual([]);
  });
});

it('the removal leaves no image', async () => {
  const response = await bff.fetch(path, { method: 'DELETE', headers: asAdmin });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ backgroundImageUrl: null, backgroundImage: null });
  expect(removals).toBe(1);
});

describe('the settings', () => {
  const settings = async (which: string) =>
    (await (await bff.fetch(which, { headers: asAdmin })).json()) as Record<string, unknown>;

  it.each(['/api/bookings/settings', '/api/admin/settings'])('at %s name the image', async (which) => {
    expect(await settings(which)).toMatchObject({
      propertyName: 'Haus am See',
      backgroundImageUrl: `/api/media/background/${hash}/1920.jpg`,
      backgroundImage: { width: 2560, height: 1440 },
    });
  });

  it('name the widest file of a small image', async () => {
    shown = () => ({ ...image, files: [file(320, 'webp'), file(320, 'jpg')] });
    expect(await settings('/api/bookings/settings')).toMatchObject({
      backgroundImageUrl: `/api/media/background/${hash}/320.jpg`,
    });
  });

  it.each([
    ['there is none', () => null],
    [
      'nobody knows of it just now',
      () => {
        throw new DomainError('SERVICE_UNAVAILABLE');
      },
    ],
    [
      'its service has failed',
      () => {
        throw new Error('The database is away');
      },
    ],
  ])('name no image when %s', async (_when, answer) => {
    shown = answer;
    expect(await settings('/api/bookings/settings')).toMatchObject({
      propertyName: 'Haus am See',
      backgroundImageUrl: null,
      backgroundImage: null,
    });
  });
});

describe('a file of the image', () => {
  const address = (name: string) => `/api/media/background/${hash}/${name}`;

  it('may be kept for a year', async () => {
    const response = await bff.fetch(address('640.webp'));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await response.arrayBuffer()).byteLength).toBe(640 * 2_500);
  });

  it('is not sent again to whoever has it', async () => {
    const etag = (await bff.fetch(address('640.webp'))).headers.get('ETag') ?? '';
    // Without it, `fetch` forbids itself to be answered from any cache.
    const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    const response = await bff.fetch(address('640.webp'), { headers });
    expect([response.status, await response.text()]).toEqual([304, '']);
  });

  it('answers HEAD with all but the content', async () => {
    const response = await bff.fetch(address('640.webp'), { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe(String(640 * 2_500));
    expect(await response.text()).toBe('');
  });

  it('is fetched from its service once, however many ask at once and later', async () => {
    await Promise.all(Array.from({ length: 50 }, () => bff.fetch(address('1280.webp'))));
    await bff.fetch(address('1280.webp'));
    expect(fetched).toEqual(['1280.webp']);
  });

  it('is let go of in favour of others when there is too much of them', async () => {
    for (const name of ['2001.webp', '2002.webp', '2003.webp', '2001.webp', '2004.webp'])
      await bff.fetch(address(name));
    fetched.length = 0;
    for (const name of ['2001.webp', '2004.webp', '2002.webp']) await bff.fetch(address(name));
    expect(fetched).toEqual(['2002.webp']);
  });

  it.each([
    address('1.jpg'),
    address('original'),
    address('640.html'),
    address('640.jpg.html'),
    address('..%2fgallery'),
    `/api/media/background/${hash.toUpperCase()}/640.jpg`,
    '/api/media/background/x/640.jpg',
    '/api/media/background/%00/640.jpg',
    `/api/media/background/${hash}`,
  ])('that does not exist, %s, is not found, and nobody keeps that in mind', async (unknown) => {
    const response = await bff.fetch(unknown);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('ETag')).not.toContain(hash);
    expect(await errorIn(response)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
