import { getPublicSettings, houseSection, type House } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

const { get, replace } = houseSection;
const none: House = {
  description: { de: '', en: '' },
  rules: { de: '', en: '' },
  place: '',
  checkIn: '',
  checkOut: '',
  amenities: [],
};
const entered: House = {
  description: { de: 'Ein **Holzhaus** von 1964', en: '' },
  rules: { de: '- Nicht rauchen', en: '- No smoking' },
  place: 'Am Ostufer\nSeestraße 12',
  placeIn: { de: 'Am Ostufer\nSeestraße 12', en: 'On the eastern shore' },
  coordinates: { latitude: 53.6, longitude: 10.9 },
  checkIn: '16:00',
  checkOut: '10:00',
  bedrooms: 3,
  beds: 5,
  bathrooms: 2,
  amenities: ['boat', 'wifi'],
  registrationNumber: 'DE-01-0423-SEE',
};

describeOnEmbeddedDatabase('The house', (database) => {
  const { call, stored } = useBookings(database);

  it('is untold until the owner enters something, and the public settings are then as before', async () => {
    const before = await call(getPublicSettings, {});
    expect(await call(get, {})).toEqual(none);
    expect(await call(replace, entered)).toEqual(entered);
    expect(await call(get, {})).toEqual(entered);
    expect(await call(getPublicSettings, {})).toEqual({ ...before, house: true, registrationNumber: 'DE-01-0423-SEE' });
    await call(replace, none);
    expect(await call(get, {})).toEqual(none);
    expect(await call(getPublicSettings, {})).toEqual(before);
  });

  it('has no place if it is written in no language', async () => {
    const before = await call(getPublicSettings, {});
    expect(await call(replace, { ...none, placeIn: { de: ' ', en: '' } })).toEqual(none);
    expect(await call(getPublicSettings, {})).toEqual(before);
    await call(replace, { ...none, placeIn: { de: '', en: 'On the lake' } });
    expect(await call(getPublicSettings, {})).toEqual({ ...before, house: true });
  });

  it('of a registration number alone has nothing else to show', async () => {
    const before = await call(getPublicSettings, {});
    await call(replace, { ...none, registrationNumber: ' DE-1 ' });
    expect(await call(getPublicSettings, {})).toEqual({ ...before, registrationNumber: 'DE-1' });
    await call(replace, { ...none, registrationNumber: '' });
    expect(await call(getPublicSettings, {})).toEqual(before);
  });

  it('is in the history with its facts, and without its texts', async () => {
    await call(replace, entered);
    const [settings] = await stored.all('settings');
    expect(settings?.['history']).toMatchObject([
      {
        before: { house: { ...none, description: { de: 'none', en: 'none' }, rules: { de: 'none', en: 'none' } } },
        after: { house: { ...entered, description: { de: 'set', en: 'none' }, rules: { de: 'set', en: 'set' } } },
      },
    ]);
  });

  it('has no second entry in the history when nothing changes', async () => {
    await call(replace, entered);
    await call(replace, entered);
    const [settings] = await stored.all('settings');
    expect(settings?.['history']).toHaveLength(1);
  });

  it('is stored without unseen marks, which can turn the direction of a text', async () => {
    const saved = await call(replace, { ...none, description: { de: 'Haus\u202e am\u200f See\r\n', en: '' } });
    expect(saved.description.de).toBe('Haus am See');
  });

  const expectRefused = async (change: object): Promise<void> => {
    await call(replace, entered);
    const before = await stored.everything();
    await expect(call(replace, { ...entered, ...change })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await stored.everything()).toBe(before);
  };

  it.each<[string, object]>([
    ['too long a description', { description: { de: 'x'.repeat(10_001), en: '' } }],
    ['a table of 10,000 lines', { rules: { de: '', en: '| a | b |\n'.repeat(10_000) } }],
    ['too long a place', { place: 'x'.repeat(501) }],
    ['too long a place in a language', { placeIn: { de: '', en: 'x'.repeat(501) } }],
    ['too long a number', { registrationNumber: 'x'.repeat(51) }],
  ])('refuses %s, and changes nothing', (_what, change) => expectRefused(change));

  it.each<object>([
    { description: { fr: 'La maison' } },
    { coordinates: { latitude: 90.1, longitude: 0 } },
    { coordinates: { latitude: 0, longitude: -180.5 } },
    { coordinates: { latitude: NaN, longitude: 0 } },
    { coordinates: { latitude: 53 } },
    { coordinates: { latitude: 53, longitude: 10, altitude: 3 } },
    { coordinates: null },
    { checkIn: '24:00' },
    { checkOut: '9:00' },
    { amenities: ['helipad'] },
    { amenities: ['wifi', 'wifi'] },
    { amenities: 'wifi' },
    { registrationNumber: 12 },
    { bedrooms: 0 },
    { beds: 1.5 },
    { bathrooms: 100 },
    { bathrooms: null },
    { kitchens: 3 },
  ])('refuses %j, and changes nothing', expectRefused);
});
