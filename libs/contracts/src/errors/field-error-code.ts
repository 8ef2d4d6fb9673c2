/** The error of one field: the `code` in the `details` of `VALIDATION_FAILED`. */
export const fieldErrorCodes = [
  'REQUIRED',
  'WRONG_TYPE',
  'CONTROL_CHARACTERS',
  'NAME_REQUIRED',
  'NAME_TOO_SHORT',
  'NAME_TOO_LONG',
  'EMAIL_REQUIRED',
  'EMAIL_INVALID',
  'MESSAGE_TOO_LONG',
  'DATES_REQUIRED',
  'DAY_INVALID',
  'RANGE_REVERSED',
  'REASON_TOO_LONG',
  'STATUS_INVALID',
  'PROPERTY_NAME_REQUIRED',
  'PROPERTY_NAME_TOO_LONG',
  'MAX_ADVANCE_OUT_OF_RANGE',
  'MAX_CONSECUTIVE_OUT_OF_RANGE',
  'PASSWORD_BLANK',
  'PASSWORD_TOO_LONG',
  'NOTES_TOO_LONG',
  'DAYS_REQUIRED',
  'TOO_MANY_DAYS',
  'PERIOD_TOO_LONG',
  'DAY_IN_PAST',
  'IDEMPOTENCY_KEY_INVALID',
  'CALENDAR_NAME_REQUIRED',
  'CALENDAR_NAME_TOO_LONG',
  'MIN_NIGHTS_OUT_OF_RANGE',
  'WEEKDAY_INVALID',
  'NOTICE_DAYS_OUT_OF_RANGE',
  'GAP_DAYS_OUT_OF_RANGE',
  'SEASON_NAME_REQUIRED',
  'SEASON_NAME_TOO_LONG',
  'TOO_MANY_SEASONS',
  'INVALID',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** `field` is the path inside the body, `dates.3` for the fourth entry of a list. */
export interface FieldError {
  field: string;
  code: FieldErrorCode;
}
