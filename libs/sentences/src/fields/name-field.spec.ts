import { fieldErrorCodes, type FieldErrorCode } from '@hearthstay/contracts';
import { loadErrors, loadRules, type TextsOf } from '@hearthstay/locales/load-texts';
import { nameField } from './name-field';

const nameIn =
  ({ fields }: { fields: Partial<Record<string, string>> }) =>
  (part: string) =>
    fields[part];

let de: TextsOf<typeof loadErrors> & TextsOf<typeof loadRules>;
let en: typeof de;
beforeAll(async () => {
  de = { ...(await loadErrors('de')), ...(await loadRules('de')) };
  en = { ...(await loadErrors('en')), ...(await loadRules('en')) };
});

describe('A sentence about a field', () => {
  it.each([
    [
      'message',
      'WRONG_TYPE',
      'Nachricht: Diese Angabe hat die falsche Form.',
      'Message: This entry has the wrong form.',
    ],
    [
      'seasons.1.from',
      'DAY_INVALID',
      'Zeitraum 2, Von: Diesen Tag gibt es nicht.',
      'Period 2, From: There is no such day.',
    ],
    [
      'seasons.2.to',
      'RANGE_REVERSED',
      'Zeitraum 3, Bis: Der letzte Tag liegt vor dem ersten.',
      'Period 3, To: The last day is before the first.',
    ],
    ['dates.1', 'DAY_INVALID', 'Tag 2: Diesen Tag gibt es nicht.', 'Day 2: There is no such day.'],
    ['dates.0', 'DAY_IN_PAST', 'Tag 1: Dieser Tag ist vorbei.', 'Day 1: This day is over.'],
    [
      'terms.en',
      'REQUIRED',
      'Stornobedingungen, Englisch: Bitte füllen Sie dieses Feld aus.',
      'Cancellation terms, English: Please fill in this field.',
    ],
    [
      'balance.text.de',
      'REQUIRED',
      'Rest ist fällig, Text, Deutsch: Bitte füllen Sie dieses Feld aus.',
      'Rest is due, Text, German: Please fill in this field.',
    ],
    [
      'notice.en',
      'WRONG_TYPE',
      'Impressum, Englisch: Diese Angabe hat die falsche Form.',
      'Legal notice, English: This entry has the wrong form.',
    ],
    ['color.x', 'INVALID', 'Farbe, x: Diese Angabe ist nicht gültig.', 'Colour, x: This entry is not valid.'],
  ] as const)('%s names it', (field, code, german, english) => {
    const named = [
      nameField(de[code], { field, code }, 'de', nameIn(de)),
      nameField(en[code], { field, code }, 'en', nameIn(en)),
    ];
    expect(named).toEqual([german, english]);
  });

  it('names a weekday by its number', () => {
    const error = { field: 'weekdaySurcharges.5', code: 'WRONG_TYPE' };
    expect(nameField('…', error, 'en', nameIn(en))).toBe('Surcharge on weekday 5: …');
  });

  it('is named unless the sentence of its code says what it is about', () => {
    const isNamed = (code: FieldErrorCode) => nameField('…', { field: 'email', code }, 'en', nameIn(en)) !== '…';
    expect(fieldErrorCodes.filter((code) => !isNamed(code))).toEqual([
      ...['NAME_REQUIRED', 'NAME_TOO_SHORT', 'NAME_TOO_LONG', 'EMAIL_REQUIRED', 'EMAIL_INVALID'],
      ...['MESSAGE_TOO_LONG', 'MESSAGE_REQUIRED', 'THREAD_MESSAGE_TOO_LONG'],
      ...['PHONE_REQUIRED', 'PHONE_INVALID', 'ARRIVAL_TIME_REQUIRED', 'ARRIVAL_TIME_INVALID'],
      ...['DATES_REQUIRED', 'RANGE_REVERSED', 'REASON_TOO_LONG', 'STATUS_INVALID', 'PROPERTY_NAME_REQUIRED'],
      ...['PASSWORD_BLANK', 'PASSWORD_TOO_LONG', 'NOTES_TOO_LONG', 'DAYS_REQUIRED', 'TOO_MANY_DAYS', 'PERIOD_TOO_LONG'],
      ...['IDEMPOTENCY_KEY_INVALID', 'CALENDAR_NAME_REQUIRED', 'DOOR_CODE_MISPLACED', 'DOOR_CODE_REQUIRED'],
      ...['DOOR_CODE_TOO_LONG', 'TOO_MANY_SEASONS', 'PRICE_REQUIRED'],
      ...['CURRENCY_UNKNOWN', 'MAX_GUESTS_OUT_OF_RANGE', 'MAX_GUESTS_REQUIRED', 'EXTRA_GUEST_OUT_OF_RANGE'],
      ...['TOO_MANY_DISCOUNTS', 'TERMS_TOO_LONG', 'PAYEE_NAME_REQUIRED', 'IBAN_INVALID', 'BIC_INVALID'],
      ...['ADULTS_OUT_OF_RANGE', 'CHILDREN_OUT_OF_RANGE', 'CHILD_AGE_REQUIRED'],
      ...['ADDRESS_TOO_LONG', 'SECRET_TOO_SHORT', 'SECRET_TOO_LONG', 'TOO_MANY_ORIGINS'],
    ]);
  });

  it('stays as it is where it names the field itself, and where there is none', () => {
    expect(nameField(en.EMAIL_INVALID, { field: 'email', code: 'EMAIL_INVALID' }, 'en', nameIn(en))).toBe(
      en.EMAIL_INVALID,
    );
    expect(nameField(en.WRONG_TYPE, { field: '', code: 'WRONG_TYPE' }, 'en', nameIn(en))).toBe(en.WRONG_TYPE);
  });
});
