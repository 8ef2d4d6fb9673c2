import type { PublicPrices, SettingsView, StayRules } from '@hearthstay/contracts';
import { newHouse, noStayLimits } from '@hearthstay/stay';

/** Public settings with the given changes. */
export const publicSettings = (changes: Partial<SettingsView> = {}): SettingsView => ({
  ...newHouse,
  maxAdvanceBookingDays: 40,
  propertyName: 'Haus am See',
  backgroundImageUrl: null,
  backgroundImage: null,
  passwordRequired: false,
  timezone: 'Europe/Berlin',
  ...changes,
});

/** Prices with the given changes. */
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

/** Rules of stays with the given changes. */
export const stayRules = (changes: Partial<StayRules> = {}): StayRules => ({
  ...noStayLimits,
  sameDayTurnover: false,
  ...changes,
});
