import type { SettingsView, StayRules } from '@hearthstay/contracts';
import { noStayLimits } from '@hearthstay/stay';

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

/** Rules of stays with what a test wants to be different. */
export const stayRules = (changes: Partial<StayRules> = {}): StayRules => ({
  ...noStayLimits,
  sameDayTurnover: false,
  ...changes,
});
