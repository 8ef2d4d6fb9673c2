import { getPublicSettings, settingsChanged, type PublicSettings } from '@hearthstay/contracts';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken, publicSettings } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const headers = { Authorization: `Bearer ${adminToken}`, 'Content-Type': 'application/json', 'Accept-Language': 'en' };
const holidays = { region: 'DE-BY', school: true } as const;
const noImage = { backgroundImage: null, backgroundImageUrl: null };
const ofBavaria = { place: { de: 'in Bayern', en: 'in Bavaria' }, publicUntil: expect.any(String) };

let settings: PublicSettings;
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({
    variables: { RATE_LIMITS: 'off' },
    handlers: [fakeHandler(getPublicSettings, () => settings)],
  });
});
afterAll(() => bff.close());

const read = async (path: string): Promise<unknown> => (await bff.fetch(`/api${path}`, { headers })).json();

const change = async (changes: Partial<PublicSettings>): Promise<void> => {
  settings = { ...publicSettings, ...changes };
  await bff.publish(settingsChanged, {});
};

describe('The holidays of a region', () => {
  it('are not among the settings while the owner has chosen none', async () => {
    await change({});
    expect(await read('/bookings/settings')).toEqual({ ...publicSettings, ...noImage });
  });

  it('are among the settings of guests and of admins', async () => {
    await change({ holidays });
    expect(await read('/bookings/settings')).toMatchObject({ holidays: ofBavaria });
    expect(await read('/admin/settings')).toMatchObject({ holidays: ofBavaria });
  });

  it('are behind the password of a site that has one', async () => {
    await change({ holidays, passwordRequired: true });
    expect(await read('/bookings/settings')).toEqual({ ...publicSettings, ...noImage, passwordRequired: true });
    expect(await read('/bookings/stay-conditions')).toMatchObject({ holidays: ofBavaria });
  });
});

describe('The choice of the region', () => {
  const path = '/admin/settings/holidays';
  const put = (body: object) => bff.fetch(`/api${path}`, { method: 'PUT', headers, body: JSON.stringify(body) });

  it('is read and replaced by admins', async () => {
    expect(await read(path)).toEqual({ region: '', school: true });
    expect(await (await put(holidays)).json()).toEqual(holidays);
    expect((await bff.fetch(`/api${path}`)).status).toBe(401);
  });

  it('is refused with a code and a sentence for a region without holidays', async () => {
    const error = await errorIn(await put({ region: 'FR-BRE', school: true }));
    expect(error).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(error.details).toEqual([
      { field: 'region', code: 'REGION_UNKNOWN', message: 'Region: No holidays are known for this region.' },
    ]);
  });
});
