import { backgroundImageChanged, DomainError, getBackgroundImage, type BackgroundImage } from '@hearthstay/contracts';
import { backgroundImage, imageFile, imageFileAddress } from '../testing/background-image';
import { answering } from '../testing/fake-handler';
import { adminToken } from '../testing/fake-services';
import { startTestBff, type TestBff } from '../testing/test-bff';

const asAdmin = { Authorization: `Bearer ${adminToken}` };
let shown: () => BackgroundImage | null;
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({ handlers: [answering(getBackgroundImage, () => ({ image: shown() }))] });
});
afterAll(() => bff.close());

const show = async (image: typeof shown): Promise<void> => {
  shown = image;
  await bff.publish(backgroundImageChanged, { hash: null });
};
beforeEach(() => show(() => backgroundImage));

describe('the settings', () => {
  const settings = async (which: string) =>
    (await (await bff.fetch(which, { headers: asAdmin })).json()) as Record<string, unknown>;

  it.each(['/api/bookings/settings', '/api/admin/settings'])('at %s name the image', async (which) => {
    expect(await settings(which)).toMatchObject({
      propertyName: 'Haus am See',
      backgroundImageUrl: imageFileAddress('1920.jpg'),
      backgroundImage: { width: 2560, height: 1440 },
    });
  });

  it('name the widest file of a small image', async () => {
    await show(() => ({ ...backgroundImage, files: [imageFile(320, 'webp'), imageFile(320, 'jpg')] }));
    expect(await settings('/api/bookings/settings')).toMatchObject({
      backgroundImageUrl: imageFileAddress('320.jpg'),
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
    await show(answer);
    expect(await settings('/api/bookings/settings')).toMatchObject({
      propertyName: 'Haus am See',
      backgroundImageUrl: null,
      backgroundImage: null,
    });
  });
});
