import { de } from '../de';
import { en } from '../en';
import { nameField } from './name-field';

const nameIn =
  ({ fields }: { fields: Partial<Record<string, string>> }) =>
  (part: string) =>
    fields[part];

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
    ['dates.0', 'DAY_IN_PAST', 'Tag 1: Dieser Tag ist vorbei.', 'Day 1: This day is over.'],
    [
      'terms.en',
      'REQUIRED',
      'Stornobedingungen, Englisch: Bitte füllen Sie dieses Feld aus.',
      'Cancellation terms, English: Please fill in this field.',
    ],
    ['color.x', 'INVALID', 'Farbe, x: Diese Angabe ist nicht gültig.', 'Colour, x: This entry is not valid.'],
  ] as const)('%s names it', (field, code, german, english) => {
    const named = [de, en].map((texts) => nameField(texts[code], { field, code }, nameIn(texts)));
    expect(named).toEqual([german, english]);
  });

  it('names a weekday by its number', () => {
    const error = { field: 'weekdaySurcharges.5', code: 'WRONG_TYPE' };
    expect(nameField('…', error, nameIn(en))).toBe('Surcharge on weekday 5: …');
  });

  it('stays as it is where it names the field itself, and where there is none', () => {
    expect(nameField(en.EMAIL_INVALID, { field: 'email', code: 'EMAIL_INVALID' }, nameIn(en))).toBe(en.EMAIL_INVALID);
    expect(nameField(en.WRONG_TYPE, { field: '', code: 'WRONG_TYPE' }, nameIn(en))).toBe(en.WRONG_TYPE);
  });
});
