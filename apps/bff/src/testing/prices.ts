import { publicPricesSchema, type PublicSettings } from '@hearthstay/contracts';
import { publicSettings } from './fake-services';

/** 120 € a night, 165 € in July and August, 80 € cleaning, 2.50 € tourist tax per adult and night, 20 % deposit. */
export const prices = publicPricesSchema.parse({
  pricePerNight: 120_00,
  seasons: [{ name: 'Sommer', from: '2026-07-01', to: '2026-08-31', pricePerNight: 165_00 }],
  cleaning: 80_00,
  touristTax: { perAdult: 2_50, per: 'night', freeBelowAge: 16, onSite: false },
  deposit: { percent: 20, dueDays: 7 },
});

/** The settings of a house for four guests with these prices. */
export const settingsWithPrices: PublicSettings = { ...publicSettings, maxGuests: 4, prices };
