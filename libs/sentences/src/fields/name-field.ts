import type { FieldErrorCode } from '@hearthstay/contracts';
import { isLocale, languageName, type Locale } from '@hearthstay/locales';

/** The codes whose sentence does not say which field it is about, because it stands at the field in a form. */
const unnamedCodes: ReadonlySet<string> = new Set<FieldErrorCode>([
  'REQUIRED',
  'WRONG_TYPE',
  'CONTROL_CHARACTERS',
  'INVALID',
  'DAY_INVALID',
  'DAY_IN_PAST',
  'DAY_OUT_OF_RANGE',
  'DATE_OUT_OF_RANGE',
  'PROPERTY_NAME_TOO_LONG',
  'CALENDAR_NAME_TOO_LONG',
  'SEASON_NAME_REQUIRED',
  'SEASON_NAME_TOO_LONG',
  'PAYEE_NAME_TOO_LONG',
  'MAX_ADVANCE_OUT_OF_RANGE',
  'MAX_CONSECUTIVE_OUT_OF_RANGE',
  'MIN_NIGHTS_OUT_OF_RANGE',
  'NOTICE_DAYS_OUT_OF_RANGE',
  'GAP_DAYS_OUT_OF_RANGE',
  'OFFER_DAYS_OUT_OF_RANGE',
  'ONLY_WITH_APPROVAL',
  'WEEKDAY_INVALID',
  'REMINDER_HOURS_INVALID',
  'STAY_EMAIL_DAYS_OUT_OF_RANGE',
  'STAY_EMAIL_HOUR_OUT_OF_RANGE',
  'EMAIL_SUBJECT_REQUIRED',
  'EMAIL_SUBJECT_TOO_LONG',
  'EMAIL_TEXT_REQUIRED',
  'EMAIL_TEXT_TOO_LONG',
  'PLACEHOLDER_UNKNOWN',
  'PLACEHOLDER_BROKEN',
  'AMOUNT_OUT_OF_RANGE',
  'PERCENT_OUT_OF_RANGE',
  'DISCOUNT_NIGHTS_OUT_OF_RANGE',
  'AGE_OUT_OF_RANGE',
  'FREE_BELOW_AGE_OUT_OF_RANGE',
  'DUE_DAYS_OUT_OF_RANGE',
]);

/** No sentence says which entry of a list it is about. */
const isOfListEntry = (field: string): boolean => /\.\d+\./.test(field);

/** Its keys are weekdays, all other numbers in a path are places in a list. */
const byWeekday = 'weekdaySurcharges';

/** Bodies about requests have their fields in snake_case. */
const camelCase = (part: string): string => part.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The sentence for a field that is wrong, with the field's name where the sentence alone does not say it:
 * `seasons.1.from` gives "Period 2, From: There is no such day."
 *
 * @param locale the reader's language
 * @param nameOf the name of a part of the path in that language; `undefined` for an unknown one
 */
export const nameField = (
  sentence: string,
  { field, code }: { field: string; code: string },
  locale: Locale,
  nameOf: (part: string) => string | undefined,
): string => {
  if (field === '' || !(unnamedCodes.has(code) || isOfListEntry(field))) return sentence;
  const names: string[] = [];
  let list = '';
  for (const part of field.split('.')) {
    if (/^\d+$/.test(part)) {
      names.push(`${names.pop() ?? ''} ${list === byWeekday ? part : Number(part) + 1}`);
    } else {
      names.push(nameOf(camelCase(part)) ?? (isLocale(part) ? languageName(part, locale) : part));
      list = part;
    }
  }
  return `${names.join(', ')}: ${sentence}`;
};
