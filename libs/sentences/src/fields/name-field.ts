import { isNameless } from '@hearthstay/contracts';
import { isLocale, languageName, type Locale } from '@hearthstay/locales';

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
  if (field === '' || !(isNameless(code) || isOfListEntry(field))) return sentence;
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
