import {
  getPrices,
  getPublicSettings,
  pricesSchema,
  replacePrices,
  settingsChanged,
  updateSettings,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { parseDay } from '@hearthstay/stay';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { useBookings } from '../../testing/use-bookings';

const neutral = pricesSchema.parse({});
const season = (name: string, from: string, to: string) => ({
  name,
  from: parseDay(from),
  to: parseDay(to),
  pricePerNight: 165_00,
});
const summer = season('Sommer', '2031-07-01', '2031-08-31');

const prices = {
  ...neutral,
  enabled: true,
  maxGuests: 4,
  pricePerNight: 120_00,
  seasons: [summer],
  weekdaySurcharges: { 5: 20_00 },
  cleaning: 80_00,
  touristTax: { perAdult: 2_50, per: 'night' as const, freeBelowAge: 16, onSite: false },
  deposit: { percent: 20, dueDays: 7 },
  terms: { de: 'Bis 30 Tage vorher kostenlos.\nDanach nicht.', en: '' },
  payTo: { name: 'Anna Ährenfeld', iban: 'DE89370400440532013000' },
};

describeEachDatabase('The prices', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { call, eventsOf, stored } = bookings;
  const { command } = useRepeatableCommands(bookings);
  const publicSettings = () => call(getPublicSettings, {});
  const history = async () => {
    const [settings] = await stored.all('settings');
    return (settings?.['history'] ?? []) as { before: object; after: object }[];
  };

  it('are neutral until the owner sets them, and absent from the public settings', async () => {
    expect(await call(getPrices, {})).toEqual(neutral);
    const before = await publicSettings();
    expect(before).not.toHaveProperty('prices');
    expect(before).not.toHaveProperty('maxGuests');
    await call(replacePrices, {});
    expect(await publicSettings()).toEqual(before);
  });

  it('are stored as a whole and read again', async () => {
    expect(await call(replacePrices, prices)).toEqual(prices);
    expect(await call(getPrices, {})).toEqual(prices);
    expect(await call(replacePrices, { cleaning: 1 })).toEqual({ ...neutral, cleaning: 1 });
    expect(await call(getPrices, {})).toEqual({ ...neutral, cleaning: 1 });
  });

  it('are in the history before and after, with an event for each command', async () => {
    await call(replacePrices, prices);
    await call(replacePrices, prices);
    await call(replacePrices, { ...prices, cleaning: 90_00 });
    expect(await history()).toMatchObject([
      { after: { prices } },
      { before: { prices }, after: { prices: { ...prices, cleaning: 90_00 } } },
    ]);
    expect(await eventsOf(settingsChanged)).toHaveLength(3);
  });

  it('are not overwritten by a command that comes again', async () => {
    await command('k', replacePrices, prices);
    await call(replacePrices, { cleaning: 1 });
    expect(await command('k', replacePrices, prices)).toEqual({ ...neutral, cleaning: 1 });
    expect(await call(getPrices, {})).toEqual({ ...neutral, cleaning: 1 });
  });

  it('change nothing when two seasons overlap, which are named', async () => {
    await call(replacePrices, prices);
    const before = await stored.everything();
    const seasons = [season('Ferien', '2031-08-31', '2031-09-10'), summer];
    await expect(call(replacePrices, { ...prices, seasons })).rejects.toMatchObject({
      code: 'SEASONS_OVERLAP',
      content: { params: { first: 'Sommer', second: 'Ferien' } },
    });
    expect(await stored.everything()).toBe(before);
  });

  it('are not affected by a change of other settings', async () => {
    await call(replacePrices, prices);
    await call(updateSettings, { propertyName: 'Haus am Meer' });
    expect(await call(getPrices, {})).toEqual(prices);
  });

  onEmbeddedDatabase(() => {
    it('are public while they are on, without the account', async () => {
      await call(replacePrices, prices);
      const { enabled, maxGuests, payTo, ...visible } = prices;
      const settings = await publicSettings();
      expect(settings).toMatchObject({ maxGuests: 4, prices: visible });
      expect(JSON.stringify(settings)).not.toContain(payTo.iban);
      await call(replacePrices, { ...prices, enabled: false });
      expect(await publicSettings()).not.toHaveProperty('prices');
      expect(await publicSettings()).toMatchObject({ maxGuests: 4 });
    });
  });
});
