import { removeBackgroundImage, storeBackgroundImage } from '@hearthstay/contracts';
import { backgroundImage, imageFileAddress } from '../../testing/background-image';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const path = '/api/admin/settings/background-image';
const asAdmin = { Authorization: `Bearer ${adminToken}` };
const maxBytes = 4 * 1024 * 1024;

const stored: number[] = [];
let removals = 0;
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(storeBackgroundImage, ({ contentBase64 }) => {
        stored.push(Buffer.from(contentBase64, 'base64').length);
        return { image: backgroundImage };
      }),
      fakeHandler(removeBackgroundImage, () => {
        removals += 1;
        return {};
      }),
    ],
  });
});
afterAll(() => bff.close());
beforeEach(() => {
  stored.length = 0;
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

describe('An upload', () => {
  it('is stored by the service and the response has the URLs of the new image', async () => {
    const response = await upload([['backgroundImage', bytes(1_000)]]);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      backgroundImageUrl: imageFileAddress('1920.jpg'),
      backgroundImage: {
        width: 2560,
        height: 1440,
        files: backgroundImage.files.map(({ name, width, contentType }) => ({
          url: imageFileAddress(name),
          width,
          contentType,
        })),
      },
    });
    expect(stored).toEqual([1_000]);
  });

  it('may have 4 MB and no byte more', async () => {
    expect((await upload([['backgroundImage', bytes(maxBytes)]])).status).toBe(200);
    const error = await errorIn(await upload([['backgroundImage', bytes(maxBytes + 1)]]));
    expect(error).toMatchObject({ status: 413, code: 'IMAGE_TOO_LARGE' });
    expect(error.message).toContain('4 MB');
    expect(stored).toEqual([maxBytes]);
  });

  it('of many megabytes is refused', async () => {
    const error = await errorIn(await upload([['backgroundImage', bytes(5 * maxBytes)]]));
    expect(error).toMatchObject({ status: 413, code: 'IMAGE_TOO_LARGE' });
  });

  it('may have further fields in its form', async () => {
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

  it('without a session is refused before its body is read', async () => {
    const error = await errorIn(await upload([['backgroundImage', bytes(maxBytes)]], {}));
    expect(error).toMatchObject({ status: 401, code: 'AUTHENTICATION_REQUIRED' });
    expect(stored).toEqual([]);
  });
});

it('the response to the removal has no image', async () => {
  const response = await bff.fetch(path, { method: 'DELETE', headers: asAdmin });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ backgroundImageUrl: null, backgroundImage: null });
  expect(removals).toBe(1);
});
