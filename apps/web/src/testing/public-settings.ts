import type { PublicPrices, SettingsView, StayRules } from '@hearthstay/contracts';
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

/** Prices with what a test wants to be different. */
export const publicPrices = (changes: Partial<PublicPrices> = {}): PublicPrices => ({
  currency: 'EUR',
  pricePerNight: 120_00,
  weekdaySurcharges: {},
  seasons: [],
  cleaning: 80_00,
  extraGuest: null,
  discounts: [],
  touristTax: null,
  deposit: null,
  balanceDueDaysBefore: 14,
  terms: { de: '', en: '' },
  showInCalendar: false,
  ...changes,
});

/** Rules of stays with what a test wants to be different. */
export const stayRules = (changes: Partial<StayRules> = {}): StayRules => ({
  ...noStayLimits,
  sameDayTurnover: false,
  ...changes,
});
