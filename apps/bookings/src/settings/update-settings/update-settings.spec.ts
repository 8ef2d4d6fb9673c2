import {
  checkPassword,
  getPublicSettings,
  settingsChanged,
  sitePasswordChanged,
  updateSettings,
  type SettingsChanges,
} from '@hearthstay/contracts';
import { newHouse } from '@hearthstay/stay';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import fc from 'fast-check';
import { startBookings } from '../../testing/start-bookings';
import { useBookings } from '../../testing/use-bookings';
import { publicSettingsOf } from '../domain/settings';

const changes = fc.record(
  {
    propertyName: fc.constantFrom('Haus am See', 'Blåhytta 🏡', 'A'),
    maxAdvanceBookingDays: fc.integer({ min: 1, max: 365 }),
    maxConsecutiveBookings: fc.integer({ min: 1, max: 30 }),
    whitelistEnabled: fc.boolean(),
    showGuestNames: fc.boolean(),
  },
  { requiredKeys: [] },
);

describeOnEmbeddedDatabase('Changing settings', (database) => {
  const { call, clock, eventsOf, stored } = useBookings(database);

  it('changes only the given fields, call by call, and records an event each time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(changes, { maxLength: 4 }), async (calls) => {
        await stored.clear();
        let expected = publicSettingsOf(newHouse, 'Europe/Berlin');
        for (const change of calls) {
          expected = { ...expected, ...change };
          expect(await call(updateSettings, change)).toEqual(expected);
        }
        expect(await call(getPublicSettings, {})).toEqual(expected);
        expect(await eventsOf(settingsChanged)).toHaveLength(calls.length);
      }),
      { numRuns: 15 },
    );
  });

  it('takes effect at once in every instance', async () => {
    const other = await startBookings(database, clock);
    await call(updateSettings, { propertyName: 'Haus am See', appPassword: 'Sesam' });
    const elsewhere = await other.client.call(getPublicSettings, {});
    await other.close();
    expect(elsewhere).toMatchObject({ propertyName: 'Haus am See', passwordRequired: true });
  });

  it.each<[string, SettingsChanges, string]>([
    ['an empty name', { propertyName: '  ' }, 'propertyName: PROPERTY_NAME_REQUIRED'],
    ['a name of 101 characters', { propertyName: 'x'.repeat(101) }, 'propertyName: PROPERTY_NAME_TOO_LONG'],
    ['no day in advance', { maxAdvanceBookingDays: 0 }, 'maxAdvanceBookingDays: MAX_ADVANCE_OUT_OF_RANGE'],
    ['366 days in advance', { maxAdvanceBookingDays: 366 }, 'maxAdvanceBookingDays: MAX_ADVANCE_OUT_OF_RANGE'],
    ['half a day', { maxConsecutiveBookings: 1.5 }, 'maxConsecutiveBookings: MAX_CONSECUTIVE_OUT_OF_RANGE'],
    ['31 days', { maxConsecutiveBookings: 31 }, 'maxConsecutiveBookings: MAX_CONSECUTIVE_OUT_OF_RANGE'],
    ['a password of 101 characters', { appPassword: 'x'.repeat(101) }, 'appPassword: PASSWORD_TOO_LONG'],
    ['a password that the gate would ignore', { appPassword: '  ' }, 'appPassword: PASSWORD_BLANK'],
    ['a password that nobody can type', { appPassword: 'sesam\t' }, 'appPassword: CONTROL_CHARACTERS'],
    ['a switch that is none', { whitelistEnabled: 'yes' as unknown as boolean }, 'whitelistEnabled: WRONG_TYPE'],
  ])('refuses %s, and all that was named with it', async (_what, change, refusal) => {
    const before = await stored.everything();
    const refused = call(updateSettings, { propertyName: 'Another', showGuestNames: false, ...change });
    const [field, code] = refusal.split(': ');
    await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED', content: { fields: [{ field, code }] } });
    expect(await stored.everything()).toBe(before);
  });

  describe('the password', () => {
    const isRight = async (password: string) => (await call(checkPassword, { password, caller: '192.0.2.1' })).valid;

    it('is set, stays while it is absent, is replaced, and is not stored in plain text', async () => {
      expect(await call(updateSettings, { appPassword: 'Sesam öffne dich' })).toMatchObject({ passwordRequired: true });
      await call(updateSettings, { showGuestNames: false, appPassword: undefined });
      expect([await isRight('Sesam öffne dich'), await isRight('Sesam')]).toEqual([true, false]);
      await call(updateSettings, { appPassword: ' zu ' });
      expect([await isRight('Sesam öffne dich'), await isRight('zu'), await isRight(' zu ')]).toEqual([
        false,
        false,
        true,
      ]);
      expect(await stored.everything()).not.toMatch(/Sesam| zu /);
    });

    it('is announced when it is set, changed and removed, and at no other change', async () => {
      for (const appPassword of [null, 'Sesam', 'Simsalabim', '', '']) await call(updateSettings, { appPassword });
      await call(updateSettings, { showGuestNames: false });
      const announced = await eventsOf(sitePasswordChanged);
      expect(announced.map(({ change }) => change)).toEqual(['set', 'changed', 'removed']);
      expect(announced[0]).toMatchObject({ propertyName: 'Property', by: null, at: clock.now().toISOString() });
      expect(JSON.stringify(announced)).not.toMatch(/Sesam|Simsalabim|scrypt/);
    });

    it.each(['', null])('is removed by %j', async (appPassword) => {
      await call(updateSettings, { appPassword: 'Sesam' });
      expect(await call(updateSettings, { appPassword })).toMatchObject({ passwordRequired: false });
      const [settings] = await stored.all('settings');
      expect(settings).not.toHaveProperty('appPasswordHash');
    });
  });
});
