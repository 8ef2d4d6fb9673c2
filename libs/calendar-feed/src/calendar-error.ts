/** The reasons why a response is not a readable calendar. */
export const calendarErrorCodes = [
  'CALENDAR_INVALID',
  'CALENDAR_INCOMPLETE',
  'CALENDAR_TOO_MANY_EVENTS',
  'CALENDAR_TOO_COMPLEX',
  'CALENDAR_OWN_FEED',
] as const;

export type CalendarErrorCode = (typeof calendarErrorCodes)[number];

/** Refuses the whole response, so that it frees no day. */
export class CalendarError extends Error {
  override readonly name = 'CalendarError';

  constructor(readonly code: CalendarErrorCode) {
    super(code);
  }
}
