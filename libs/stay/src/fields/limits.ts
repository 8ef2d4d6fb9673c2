/**
 * Limits of user input in characters, days or entries. Those of names, reasons and notes only protect storage and
 * layout. They are one table because each sentence can name any of them by its key, as `{{notesMax}}`, and because the
 * browser checks them without the schemas of the contracts.
 */
export const fieldLimits = {
  /** In visible characters. */
  nameMin: 2,
  nameMax: 100,
  /** Of a guest's message in a request, and of the owner's note on a decision, an offer, a price or a change. */
  messageMax: 500,
  /** Of a message between guest and owner. */
  threadMessageMax: 2_000,
  cancellationReasonMax: 500,
  propertyNameMax: 100,
  appPasswordMax: 100,
  notesMax: 500,
  maxAdvanceBookingDaysMax: 365,
  maxConsecutiveBookingsMax: 30,
  blockedDaysMax: 366,
  /** For which an offer to a guest can stand. */
  offerDaysMax: 14,
  /** From today to a day of blocks, rules and prices. */
  yearsAheadMax: 5,
  /** From today to a day of payments, and to the last one that the owner's calendar can show. */
  recordedYearsAheadMax: 10,
  yearsBackMax: 10,
  minNightsMax: 30,
  noticeDaysMax: 365,
  gapDaysMax: 14,
  /** Of a reminder after a request has waited. */
  reminderHoursMax: 720,
  remindersMax: 3,
  /** For which requests are kept that have not become stays. */
  retentionDaysMax: 730,
  /** For which stays name their guests. */
  retentionYearsMax: 30,
  /** Before or after the day that an e-mail of a stay is about. */
  stayEmailDaysMax: 365,
  emailSubjectMax: 200,
  emailTextMax: 20_000,
  doorCodeMax: 50,
  seasonsMax: 100,
  seasonNameMax: 50,
  guestsMax: 50,
  childAgeMax: 17,
  discountsMax: 10,
  dueDaysMax: 365,
  termsMax: 5_000,
  legalTextMax: 20_000,
  /** Of the description and the rules of the house. */
  houseTextMax: 10_000,
  placeMax: 500,
  /** Of bedrooms, of beds and of bathrooms. */
  roomsMax: 99,
  registrationNumberMax: 50,
  photosMax: 12,
  photoAltMax: 200,
  /** Of the file of a photo, or of the image behind the page. */
  imageMegabytesMax: 4,
  /** Of the same image. */
  imageMegapixelsMax: 40,
  /** Of one request. */
  paymentsMax: 50,
  /** As long as banks let the name of an account's holder be. */
  payeeNameMax: 70,
  /** Calendars of others that are read. */
  calendarsMax: 10,
  /** Calendars of ours that others read. */
  feedsMax: 12,
  calendarNameMax: 50,
  calendarAddressMax: 2_000,
  /** Of a calendar that is read, after decompression. */
  calendarMegabytesMax: 4,
  noticeAddressMax: 2_000,
  noticeSecretMin: 16,
  noticeSecretMax: 200,
} as const;
