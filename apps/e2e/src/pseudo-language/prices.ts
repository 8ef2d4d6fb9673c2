import { pricesSchema } from '@hearthstay/contracts';

export const prices = pricesSchema.parse({
  enabled: true,
  pricePerNight: 120_00,
  maxGuests: 4,
  cleaning: 80_00,
  extraGuest: { from: 2, perNight: 10_00 },
  discounts: [{ nights: 2, percent: 5 }],
  touristTax: { perAdult: 2_50, per: 'night', freeBelowAge: 12, onSite: true },
  deposit: { percent: 20, dueDays: 7 },
  payTo: { name: 'Anna Storno', iban: 'DE89370400440532013000' },
  terms: { de: 'Storno', en: 'Storno' },
  showInCalendar: true,
});
