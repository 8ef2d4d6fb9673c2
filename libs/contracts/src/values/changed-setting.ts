/** The settings whose changes histories tell of, by their names there. */
export const changedSettings = [
  'propertyName',
  'maxAdvanceBookingDays',
  'maxConsecutiveBookings',
  'whitelistEnabled',
  'showGuestNames',
  'requestForm',
  'stayLimits',
  'sameDayTurnover',
  'prices',
  'waitingRequests',
  'stayEmails',
  'legal',
  'privacy',
  'house',
  'noticeAddress',
  'embed',
  'holidays',
  'appPassword',
] as const;

/** Settings before or after a change, as histories tell them. */
export type ChangedSettings = Partial<Record<(typeof changedSettings)[number], unknown>>;
