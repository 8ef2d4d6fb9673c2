import { getPublicSettings } from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { startBookings } from '../../testing/start-bookings';
import { createTestClock } from '../../testing/test-clock';
import { useBookings } from '../../testing/use-bookings';

describeEachDatabase('The public settings', (database) => {
  const { call, stored } = useBookings(database);

  it('have their default values after the first start', async () => {
    expect(await call(getPublicSettings, {})).toEqual({
      maxAdvanceBookingDays: 365,
      maxConsecutiveBookings: 7,
      propertyName: 'Property',
      whitelistEnabled: false,
      showGuestNames: true,
      passwordRequired: false,
      timezone: 'Europe/Berlin',
    });
  });

  it('stay as the owner has set them when further instances start', async () => {
    await stored.change('settings', 'settings', { propertyName: 'Haus am See', appPasswordHash: 'a-hash' });
    const others = await Promise.all([1, 2].map(() => startBookings(database, createTestClock())));
    const settings = await call(getPublicSettings, {});
    await Promise.all(others.map((other) => other.close()));
    expect(settings).toMatchObject({ propertyName: 'Haus am See', passwordRequired: true });
    expect(JSON.stringify(settings)).not.toContain('a-hash');
    expect(await stored.all('settings')).toHaveLength(1);
  });
});
