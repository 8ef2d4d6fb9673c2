import {
  admitGuest,
  DomainError,
  getPublicSettings,
  houseSection,
  settingsChanged,
  type House,
} from '@hearthstay/contracts';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken, publicSettings } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const asOwner = { Authorization: `Bearer ${adminToken}`, 'Content-Type': 'application/json' };

describe('The house', () => {
  let bff: TestBff;
  let stored: House;
  let passwordRequired: boolean;

  beforeAll(async () => {
    bff = await startTestBff({
      handlers: [
        fakeHandler(getPublicSettings, () => ({ ...publicSettings, passwordRequired })),
        fakeHandler(admitGuest, () => {
          throw new DomainError('PASSWORD_REQUIRED');
        }),
        fakeHandler(houseSection.get, () => stored),
        fakeHandler(houseSection.replace, (house) => (stored = house)),
      ],
    });
  });
  beforeEach(async () => {
    stored = houseSection.schema.parse({});
    passwordRequired = false;
    await bff.publish(settingsChanged, {});
  });
  afterAll(() => bff.close());

  const put = (body: object | string) =>
    bff.fetch('/api/admin/settings/house', {
      method: 'PUT',
      headers: asOwner,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('is empty before the owner has entered anything', async () => {
    expect(await (await bff.fetch('/api/bookings/house')).json()).toEqual({});
  });

  it('is read as soon as it is saved: texts as HTML, amenities in their order, and without what is empty', async () => {
    const house = {
      ...stored,
      description: { de: 'Ein **Holzhaus**', en: '' },
      rules: { de: '', en: '<script>alert(1)</script> [x](javascript:alert(1))' },
      place: 'Seestraße 12',
      placeIn: { de: 'Seestraße 12', en: '' },
      coordinates: { latitude: 53.6, longitude: 10.9 },
      checkIn: '16:00',
      bedrooms: 3,
      amenities: ['boat', 'wifi'],
      registrationNumber: 'DE-1',
    };
    expect((await put(house)).status).toBe(200);
    expect(await (await bff.fetch('/api/bookings/house')).json()).toEqual({
      description: { de: '<p>Ein <strong>Holzhaus</strong></p>\n' },
      rules: { en: '<p>&lt;script&gt;alert(1)&lt;/script&gt; [x](javascript:alert(1))</p>\n' },
      place: 'Seestraße 12',
      placeIn: { de: 'Seestraße 12' },
      coordinates: { latitude: 53.6, longitude: 10.9 },
      checkIn: '16:00',
      bedrooms: 3,
      amenities: ['wifi', 'boat'],
    });
  });

  it('is behind the password of the site', async () => {
    passwordRequired = true;
    await bff.publish(settingsChanged, {});
    expect(await errorIn(await bff.fetch('/api/bookings/house'))).toMatchObject({
      status: 401,
      code: 'PASSWORD_REQUIRED',
    });
  });

  it('is shown to the owner before it is saved', async () => {
    const response = await bff.fetch('/api/admin/settings/house/preview', {
      method: 'POST',
      headers: asOwner,
      body: JSON.stringify({ text: '**Haus**' }),
    });
    expect(await response.json()).toEqual({ html: '<p><strong>Haus</strong></p>\n' });
  });

  it.each<[field: string, code: string, change: object]>([
    ['description.de', 'HOUSE_TEXT_TOO_LONG', { description: { de: 'x'.repeat(10_001), en: '' } }],
    ['rules.en', 'HOUSE_TEXT_TOO_LONG', { rules: { de: '', en: '| a |\n'.repeat(10_000) } }],
    ['place', 'PLACE_TOO_LONG', { place: 'x'.repeat(501) }],
    ['placeIn.en', 'PLACE_TOO_LONG', { placeIn: { de: '', en: 'x'.repeat(501) } }],
    ['coordinates.latitude', 'COORDINATES_OUT_OF_RANGE', { coordinates: { latitude: -91, longitude: 0 } }],
    ['coordinates.latitude', 'WRONG_TYPE', { coordinates: { latitude: '53', longitude: 0 } }],
    ['bedrooms', 'ROOMS_OUT_OF_RANGE', { bedrooms: 100 }],
    ['checkOut', 'TIME_INVALID', { checkOut: '25:00' }],
    ['amenities.0', 'INVALID', { amenities: ['helipad'] }],
    ['registrationNumber', 'REGISTRATION_NUMBER_TOO_LONG', { registrationNumber: 'x'.repeat(51) }],
  ])('refuses %s with %s', async (field, code, change) => {
    const before = stored;
    expect(await errorIn(await put({ ...stored, ...change }))).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      details: [{ field, code }],
    });
    expect(stored).toBe(before);
  });

  it('refuses a text of a megabyte before it is parsed', async () => {
    const before = stored;
    const text = 'x'.repeat(1024 * 1024);
    expect(await errorIn(await put({ ...stored, description: { de: text, en: '' } }))).toMatchObject({ status: 413 });
    expect(stored).toBe(before);
  });
});
