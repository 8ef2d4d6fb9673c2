/** The owner's settings, by the last part of their path. */
export const settingsOfHouse = {
  'stay-rules': {
    ...{ sameDayTurnover: true, minNights: 1, noticeDays: 1, gapDays: 0, arrivalWeekdays: [], departureWeekdays: [] },
    seasons: [{ name: 'Sommer', from: '2031-07-01', to: '2031-08-31', minNights: 3, arrivalWeekdays: [6] }],
  },
  prices: {
    ...{ enabled: true, currency: 'EUR', maxGuests: 6, pricePerNight: 120_00, cleaning: 80_00 },
    weekdaySurcharges: { 5: 15_00, 6: 15_00 },
    seasons: [{ name: 'Sommer', from: '2031-07-01', to: '2031-08-31', pricePerNight: 165_00 }],
    extraGuest: { from: 3, perNight: 10_00 },
    discounts: [{ nights: 7, percent: 10 }],
    touristTax: { perAdult: 2_50, per: 'night', freeBelowAge: 16, onSite: false },
    deposit: { percent: 20, dueDays: 7 },
    balanceDueDaysBefore: 14,
    terms: { de: 'Kostenlos bis zum Vortag.', en: 'Free until the day before.' },
    payTo: { name: 'Haus am See', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    showInCalendar: true,
  },
  'request-form': { askPhone: 'required', askArrivalTime: 'optional' },
  house: {
    description: { de: 'Ein Haus **am See**.', en: 'A house **by the lake**.' },
    rules: { de: 'Bitte leise nach 22 Uhr.', en: 'Please be quiet after 10 p.m.' },
    ...{ place: 'Am Steg 4, Seedorf', coordinates: { latitude: 53.5, longitude: 12.7 } },
    ...{ checkIn: '15:00', checkOut: '10:00', amenities: ['wifi', 'sauna'], registrationNumber: '01-0012345-26' },
  },
  legal: {
    notice: { de: 'Haus am See, Seedorf', en: '' },
    privacy: { de: 'Wir speichern, was Sie uns senden.', en: 'We store what you send us.' },
  },
  privacy: { unconfirmedDays: 60, declinedDays: 60, staysYears: 8 },
};
