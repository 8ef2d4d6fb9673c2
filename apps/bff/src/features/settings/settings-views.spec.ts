import {
  backgroundImageChanged,
  getBackgroundImage,
  settingsChanged,
  storeBackgroundImage,
  type BackgroundImage,
} from '@hearthstay/contracts';
import { eventually } from '@hearthstay/testing';
import { backgroundImage, imageFile, imageFileAddress } from '../../testing/background-image';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { startTestBff, type TestBff } from '../../testing/test-bff';

type ReadImage = () => BackgroundImage | null | Promise<BackgroundImage | null>;

const asAdmin = { Authorization: `Bearer ${adminToken}` };
const [publicPath, adminPath] = ['/api/bookings/settings', '/api/admin/settings'];
/** Far shorter than the deadline of a query, which is the longest wait for a service that does not respond. */
const atOnceMs = 1_000;
const noImage = { backgroundImageUrl: null, backgroundImage: null };
const smallImage = { ...backgroundImage, files: [imageFile(320, 'webp'), imageFile(320, 'jpg')] };

let readImage: ReadImage;
let hearSilence: () => void = () => undefined;
const silent: ReadImage = () => new Promise((resolve) => (hearSilence = () => resolve(null)));
const failing: ReadImage = () => {
  throw new Error('The database is away');
};

const start = (): Promise<TestBff> =>
  startTestBff({
    handlers: [
      fakeHandler(getBackgroundImage, async () => ({ image: await readImage() })),
      fakeHandler(storeBackgroundImage, () => ({ image: smallImage })),
    ],
  });

let bff: TestBff;
beforeAll(async () => {
  bff = await start();
});
beforeEach(async () => {
  readImage = () => backgroundImage;
  await bff.publish(backgroundImageChanged, { hash: null });
});
afterEach(() => hearSilence());
afterAll(() => bff.close());

const settings = async (path = publicPath): Promise<Record<string, unknown>> =>
  (await (await bff.fetch(path, { headers: asAdmin })).json()) as Record<string, unknown>;
const expectImage = (name: string, path = publicPath): Promise<void> =>
  eventually(async () => expect(await settings(path)).toMatchObject({ backgroundImageUrl: imageFileAddress(name) }));

/** Repeated, because a busy machine may delay one response. Waiting for the service would delay them all. */
const expectAtOnce = (prepare: () => Promise<() => Promise<void>>): Promise<void> =>
  eventually(async () => {
    const respond = await prepare();
    const askedAt = performance.now();
    await respond();
    expect(performance.now() - askedAt).toBeLessThan(atOnceMs);
  });

describe('The settings', () => {
  it.each([publicPath, adminPath])('at %s contain the image', async (path) => {
    await expectImage('1920.jpg', path);
    expect(await settings(path)).toMatchObject({
      propertyName: 'Haus am See',
      backgroundImage: { width: 2560, height: 1440 },
    });
  });

  it('contain a new image after its event', async () => {
    await expectImage('1920.jpg');
    readImage = () => smallImage;
    await bff.publish(backgroundImageChanged, { hash: null });
    await expectImage('320.jpg');
  });

  it('contain an uploaded image or its removal at once, even if the event is lost', async () => {
    await expectImage('1920.jpg');
    readImage = silent;
    await bff.publish(backgroundImageChanged, { hash: null });
    const path = '/api/admin/settings/background-image';
    const body = new FormData();
    body.append('backgroundImage', new Blob(['photo'], { type: 'image/jpeg' }), 'lake.jpg');
    await bff.fetch(path, { method: 'POST', body, headers: asAdmin });
    expect(await settings()).toMatchObject({ backgroundImageUrl: imageFileAddress('320.jpg') });
    await bff.fetch(path, { method: 'DELETE', headers: asAdmin });
    expect(await settings()).toMatchObject(noImage);
  });
});

describe.each<[string, ReadImage]>([
  ['silent', silent],
  ['failing', failing],
])('while the media service %s', (_what, away) => {
  it.each([publicPath, adminPath])('the settings at %s contain the last known image at once', async (path) => {
    await expectImage('1920.jpg', path);
    readImage = away;
    await expectAtOnce(async () => {
      await bff.publish(backgroundImageChanged, { hash: null });
      await bff.publish(settingsChanged, {});
      return async () =>
        expect(await settings(path)).toMatchObject({ backgroundImageUrl: imageFileAddress('1920.jpg') });
    });
  });

  it('the settings contain no image after a start, and the image soon after the service is back', async () => {
    readImage = away;
    let tag: string | null = null;
    await expectAtOnce(async () => {
      await bff.close();
      bff = await start();
      return async () => {
        const first = await bff.fetch(publicPath);
        expect(await first.json()).toMatchObject({ propertyName: 'Haus am See', ...noImage });
        tag = first.headers.get('ETag');
      };
    });
    readImage = () => backgroundImage;
    await expectImage('1920.jpg');
    expect((await bff.fetch(publicPath)).headers.get('ETag')).not.toBe(tag);
  });
});
