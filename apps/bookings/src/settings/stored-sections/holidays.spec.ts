import { getPublicSettings, holidaysSection } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

const { get, replace } = holidaysSection;
const off = { region: '', school: true } as const;
const bavaria = { region: 'DE-BY', school: false } as const;

describeOnEmbeddedDatabase('The region whose holidays are shown', (database) => {
  const { call, stored } = useBookings(database);

  it('is none until the owner chooses one, and stored with whether school holidays are shown', async () => {
    expect(await call(get, {})).toEqual(off);
    expect(await call(replace, bavaria)).toEqual(bavaria);
    expect(await call(get, {})).toEqual(bavaria);
  });

  it('is in the public settings while there is one, which are otherwise as before', async () => {
    const before = await call(getPublicSettings, {});
    await call(replace, off);
    expect(await call(getPublicSettings, {})).toEqual(before);
    await call(replace, bavaria);
    expect(await call(getPublicSettings, {})).toEqual({ ...before, holidays: bavaria });
    await call(replace, off);
    expect(await call(getPublicSettings, {})).toEqual(before);
  });

  it('is in the history before and after', async () => {
    await call(replace, bavaria);
    const [settings] = await stored.all('settings');
    expect(settings?.['history']).toMatchObject([
      { action: 'changed', before: { holidays: off }, after: { holidays: bavaria } },
    ]);
  });

  it.each([
    [{ region: 'DE-XX' }, 'region', 'REGION_UNKNOWN'],
    [{ region: 'DE' }, 'region', 'REGION_UNKNOWN'],
    [{ region: null }, 'region', 'REGION_UNKNOWN'],
    [{ school: 'yes' }, 'school', 'WRONG_TYPE'],
  ])('refuses %j, and changes nothing', async (settings, field, code) => {
    await call(replace, bavaria);
    const before = await stored.everything();
    await expect(call(replace, settings as never)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      content: { fields: [{ field, code }] },
    });
    expect(await stored.everything()).toBe(before);
  });
});
