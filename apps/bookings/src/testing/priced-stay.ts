export const payTo = { name: 'Anna Ährenfeld', iban: 'DE89370400440532013000' };
export const prices = {
  enabled: true,
  pricePerNight: 120_00,
  cleaning: 80_00,
  deposit: { percent: 20, dueDays: 7 },
  balanceDueDaysBefore: 14,
  payTo,
};

/** The total from 2 to 4 June: 2 nights at 120 and 80 for cleaning. */
export const total = 320_00;
