/** Codes whose sentence names the field. */
const namingCodes = [
  'NAME_REQUIRED',
  'NAME_TOO_SHORT',
  'NAME_TOO_LONG',
  'EMAIL_REQUIRED',
  'EMAIL_INVALID',
  'MESSAGE_TOO_LONG',
  'MESSAGE_REQUIRED',
  'THREAD_MESSAGE_TOO_LONG',
  'PHONE_REQUIRED',
  'PHONE_INVALID',
  'ARRIVAL_TIME_REQUIRED',
  'ARRIVAL_TIME_INVALID',
  'DATES_REQUIRED',
  'RANGE_REVERSED',
  'REASON_TOO_LONG',
  'STATUS_INVALID',
  'PROPERTY_NAME_REQUIRED',
  'PASSWORD_BLANK',
  'PASSWORD_TOO_LONG',
  'NOTES_TOO_LONG',
  'DAYS_REQUIRED',
  'TOO_MANY_DAYS',
  'PERIOD_TOO_LONG',
  'IDEMPOTENCY_KEY_INVALID',
  'CALENDAR_NAME_REQUIRED',
  'DOOR_CODE_MISPLACED',
  'DOOR_CODE_REQUIRED',
  'DOOR_CODE_TOO_LONG',
  'TOO_MANY_SEASONS',
  'PRICE_REQUIRED',
  'CURRENCY_UNKNOWN',
  'MAX_GUESTS_OUT_OF_RANGE',
  'MAX_GUESTS_REQUIRED',
  'EXTRA_GUEST_OUT_OF_RANGE',
  'TOO_MANY_DISCOUNTS',
  'TERMS_TOO_LONG',
  'PAYEE_NAME_REQUIRED',
  'IBAN_INVALID',
  'BIC_INVALID',
  'ADULTS_OUT_OF_RANGE',
  'CHILDREN_OUT_OF_RANGE',
  'CHILD_AGE_REQUIRED',
  'ADDRESS_TOO_LONG',
  'SECRET_TOO_SHORT',
  'SECRET_TOO_LONG',
  'TOO_MANY_ORIGINS',
] as const;

/**
 * Codes whose sentence does not name the field, because it stands at the field in a form. Anywhere else the field's
 * name comes before it.
 */
const namelessCodes = [
  'REQUIRED',
  'WRONG_TYPE',
  'CONTROL_CHARACTERS',
  'DAY_INVALID',
  'ONLY_WITH_APPROVAL',
  'PROPERTY_NAME_TOO_LONG',
  'MAX_ADVANCE_OUT_OF_RANGE',
  'MAX_CONSECUTIVE_OUT_OF_RANGE',
  'DAY_IN_PAST',
  'DAY_OUT_OF_RANGE',
  'DATE_OUT_OF_RANGE',
  'OFFER_DAYS_OUT_OF_RANGE',
  'CALENDAR_NAME_TOO_LONG',
  'MIN_NIGHTS_OUT_OF_RANGE',
  'WEEKDAY_INVALID',
  'NOTICE_DAYS_OUT_OF_RANGE',
  'GAP_DAYS_OUT_OF_RANGE',
  'REMINDER_HOURS_INVALID',
  'RETENTION_DAYS_OUT_OF_RANGE',
  'RETENTION_YEARS_OUT_OF_RANGE',
  'STAY_EMAIL_DAYS_OUT_OF_RANGE',
  'STAY_EMAIL_HOUR_OUT_OF_RANGE',
  'EMAIL_SUBJECT_REQUIRED',
  'EMAIL_SUBJECT_TOO_LONG',
  'EMAIL_TEXT_REQUIRED',
  'EMAIL_TEXT_TOO_LONG',
  'LEGAL_TEXT_TOO_LONG',
  'REGION_UNKNOWN',
  'ORIGIN_INVALID',
  'COLOR_INVALID',
  'COLORS_TOO_CLOSE',
  'HOUSE_TEXT_TOO_LONG',
  'PLACE_TOO_LONG',
  'COORDINATES_OUT_OF_RANGE',
  'TIME_INVALID',
  'ROOMS_OUT_OF_RANGE',
  'REGISTRATION_NUMBER_TOO_LONG',
  'PHOTO_ALT_TOO_LONG',
  'PLACEHOLDER_UNKNOWN',
  'PLACEHOLDER_BROKEN',
  'SEASON_NAME_REQUIRED',
  'SEASON_NAME_TOO_LONG',
  'AMOUNT_OUT_OF_RANGE',
  'DISCOUNT_NIGHTS_OUT_OF_RANGE',
  'PERCENT_OUT_OF_RANGE',
  'AGE_OUT_OF_RANGE',
  'FREE_BELOW_AGE_OUT_OF_RANGE',
  'DUE_DAYS_OUT_OF_RANGE',
  'PAYEE_NAME_TOO_LONG',
  'INVALID',
] as const;

/** The error of one field: the `code` in the `details` of `VALIDATION_FAILED`. */
export const fieldErrorCodes = [...namingCodes, ...namelessCodes] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

const nameless: ReadonlySet<string> = new Set(namelessCodes);

/** Whether the sentence of a code, unlike others, does not say which field it is about. */
export const isNameless = (code: string): boolean => nameless.has(code);

/** `field` is the path inside the body, `dates.3` for the fourth entry of a list. */
export interface FieldError {
  field: string;
  code: FieldErrorCode;
}
