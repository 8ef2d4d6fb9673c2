import { newHouse } from '@hearthstay/stay';
import { publicSettingsOf } from './settings';

describe('the public settings', () => {
  it('contain that no password is required while there is none', () => {
    expect(publicSettingsOf(newHouse, 'Europe/Berlin')).toEqual({
      maxAdvanceBookingDays: 365,
      maxConsecutiveBookings: 7,
      propertyName: 'Property',
      whitelistEnabled: false,
      showGuestNames: true,
      passwordRequired: false,
      timezone: 'Europe/Berlin',
    });
  });

  it('contain that a password is required, and nothing else about it', () => {
    const settings = publicSettingsOf({ ...newHouse, appPasswordHash: 'scrypt-of-a-secret' }, 'Europe/Berlin');
    expect(settings.passwordRequired).toBe(true);
    expect(JSON.stringify(settings)).not.toContain('scrypt-of-a-secret');
  });
});
