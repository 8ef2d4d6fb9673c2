import { getPublicSettings, privacySection } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

const { get, replace } = privacySection;
const usual = { unconfirmedDays: 90, declinedDays: 90, staysYears: 10 };
const shorter = { unconfirmedDays: 7, declinedDays: 30, staysYears: 8 };

describeOnEmbeddedDatabase('The settings of how long data are kept', (database) => {
  const { call, stored } = useBookings(database);

  it('have their usual values until the owner sets them, and are no business of guests', async () => {
    const before = await call(getPublicSettings, {});
    expect(await call(get, {})).toEqual(usual);
    expect(await call(replace, shorter)).toEqual(shorter);
    expect(await call(get, {})).toEqual(shorter);
    expect(await call(getPublicSettings, {})).toEqual(before);
  });

  it.each([
    { unconfirmedDays: 0 },
    { unconfirmedDays: 731 },
    { declinedDays: 1.5 },
    { declinedDays: null },
    { staysYears: 0 },
    { staysYears: 31 },
    { staysYears: '10' },
    { forever: true },
  ])('refuse %j, and change nothing', async (settings) => {
    await call(replace, shorter);
    const before = await stored.everything();
    await expect(call(replace, settings as never)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await stored.everything()).toBe(before);
  });
});
