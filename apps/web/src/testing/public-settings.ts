import type { SettingsView } from '@hearthstay/contracts';

/** Public settings with what a test wants to be different. */
export const publicSettings = (changes: Partial<SettingsView> = {}): SettingsView => ({
  maxAdvanceBookingDays: 40,
  maxConsecutiveBookings: 7,
  propertyName: 'Haus am See',
  whitelistEnabled: false,
  showGuestNames: true,
  backgroundImageUrl: null,
  backgroundImage: null,
  passwordRequired: false,
  timezone: 'Europe/Berlin',
  ...changes,
});
