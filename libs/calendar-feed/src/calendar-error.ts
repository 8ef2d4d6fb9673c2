/** Why an answer is not a calendar that can be read. */
export const calendarErrorCodes = [
  'CALENDAR_INVALID',
  'CALENDAR_INCOMPLETE',
  'CALENDAR_TOO_MANY_EVENTS',
  'CALENDAR_TOO_COMPLEX',
  'CALENDAR_OWN_FEED',
] as const;

export type CalendarErrorCode = (typeof calendarErrorCodes)[number];

/** The whole answer is refused: no day may be freed by it. */
export class CalendarError extends Error {
  override readonly name = 'CalendarError';

  constructor(readonly code: CalendarErrorCode) {
    super(code);
  }
}
