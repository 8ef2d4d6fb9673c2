import {
  addPhoto,
  describePhoto,
  DomainError,
  listPhotos,
  orderPhotos,
  photosChanged,
  removePhoto,
  type HousePhoto,
} from '@hearthstay/contracts';
import { eventually } from '@hearthstay/testing';
import { backgroundImage, imageFileAddress } from '../../testing/background-image';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const path = '/api/admin/photos';
const asOwner = { Authorization: `Bearer ${adminToken}` };
const lake: HousePhoto = { ...backgroundImage, alt: { de: 'Der See', en: '' } };
const { hash } = lake;

describe('The photos of the house', () => {
  let bff: TestBff;
  let photos: HousePhoto[];
  let calls: unknown[];

  beforeAll(async () => {
    const show = (call: unknown) => {
      calls.push(call);
      return { photos };
    };
    bff = await startTestBff({
      handlers: [
        fakeHandler(listPhotos, () => ({ photos })),
        fakeHandler(addPhoto, ({ contentBase64 }) => {
          if (contentBase64 === '') throw new DomainError('TOO_MANY_PHOTOS');
          photos = [lake];
          return show(Buffer.from(contentBase64, 'base64').toString());
        }),
        fakeHandler(describePhoto, show),
        fakeHandler(orderPhotos, show),
        fakeHandler(removePhoto, (call) => {
          photos = [];
          return show(call);
        }),
      ],
    });
  });
  beforeEach(async () => {
    photos = [];
    calls = [];
    await bff.publish(photosChanged, {});
    await eventually(async () => expect(await house()).toEqual({}));
  });
  afterAll(() => bff.close());

  const send = (method: string, at: string, body?: object) =>
    bff.fetch(path + at, {
      method,
      headers: { ...asOwner, 'Content-Type': 'application/json', 'Accept-Language': 'en' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const upload = (
    field: string,
    content: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = asOwner,
  ) => {
    const body = new FormData();
    body.append(field, new Blob([content], { type: 'image/jpeg' }), 'lake.jpg');
    return bff.fetch(path, { method: 'POST', body, headers });
  };
  const house = async (): Promise<unknown> => (await bff.fetch('/api/bookings/house')).json();

  it('are none at first, and the settings of guests are as before', async () => {
    expect(await (await send('GET', '')).json()).toEqual([]);
    expect(await house()).toEqual({});
    expect(await (await bff.fetch('/api/bookings/settings')).json()).not.toHaveProperty('house');
  });

  it('are uploaded one at a time, and seen by guests at once, with the URLs of their files', async () => {
    const response = await upload('photo', 'JPEG');
    expect(response.status).toBe(201);
    const view = {
      id: hash,
      url: imageFileAddress('1920.jpg'),
      alt: { de: 'Der See', en: '' },
      width: 2560,
      height: 1440,
    };
    expect(await response.json()).toMatchObject([view]);
    expect(calls).toEqual(['JPEG']);
    expect(await house()).toMatchObject({ photos: [view] });
    expect(await (await bff.fetch('/api/bookings/settings')).json()).toMatchObject({ house: true, photos: true });
  });

  it('are described, ordered and removed', async () => {
    await upload('photo', 'JPEG');
    const alt = { de: 'Der Steg', en: 'The jetty' };
    for (const response of [
      await send('PATCH', `/${hash}`, { alt }),
      await send('PATCH', '', { order: [hash] }),
      await send('DELETE', `/${hash}`),
    ]) {
      expect(response.status).toBe(200);
    }
    expect(calls.slice(1)).toEqual([{ hash, alt }, { order: [hash] }, { hash }]);
    expect(await house()).toEqual({});
  });

  it('are read anew after an event', async () => {
    expect(await house()).toEqual({});
    photos = [lake];
    await bff.publish(photosChanged, {});
    await eventually(async () => expect(await house()).toMatchObject({ photos: [{ id: hash }] }));
  });

  it('are changed by admins only', async () => {
    const responses = [
      await upload('photo', 'JPEG', {}),
      await bff.send('PATCH', path, { order: [] }),
      await bff.fetch(path),
      await bff.fetch(`${path}/${hash}`, { method: 'DELETE' }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(calls).toEqual([]);
  });

  it.each<[string, () => Promise<Response>, object]>([
    [
      'a file in another field',
      () => upload('backgroundImage', 'JPEG'),
      { status: 400, details: [{ field: 'photo' }] },
    ],
    ['too large a file', () => upload('photo', new Uint8Array(4 * 1024 * 1024 + 1)), { code: 'IMAGE_TOO_LARGE' }],
    ['a thirteenth photo', () => upload('photo', ''), { status: 409, code: 'TOO_MANY_PHOTOS' }],
    ['no file', () => send('POST', '', {}), { status: 400, details: [{ field: 'photo', code: 'REQUIRED' }] }],
    ['no order', () => send('PATCH', '', {}), { status: 400, details: [{ field: 'order', code: 'REQUIRED' }] }],
    ['an order of other things', () => send('PATCH', '', { order: ['x'] }), { details: [{ field: 'order.0' }] }],
    ['no alternative text', () => send('PATCH', `/${hash}`, {}), { details: [{ field: 'alt', code: 'REQUIRED' }] }],
    [
      'too long an alternative text',
      () => send('PATCH', `/${hash}`, { alt: { de: 'x'.repeat(201), en: '' } }),
      { details: [{ field: 'alt.de', code: 'PHOTO_ALT_TOO_LONG' }] },
    ],
    ['an unknown id', () => send('DELETE', '/x'), { status: 404, code: 'PHOTO_NOT_FOUND' }],
  ])('refuse %s', async (_what, call, error) => {
    expect(await errorIn(await call())).toMatchObject(error);
    expect(calls).toEqual([]);
  });
});
