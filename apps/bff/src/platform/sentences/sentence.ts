import type { ErrorParams, FieldError } from '@hearthstay/contracts';
import { locales, type Locale } from '@hearthstay/locales';
import { catalogueOf } from '@hearthstay/locales/catalogue';
import { loadErrors, loadRules, loadSuccesses, type TextsOf } from '@hearthstay/locales/load-texts';
import { nameField, type SentenceCode } from '@hearthstay/sentences';
import { fieldLimits, formatWeekdays } from '@hearthstay/stay';

type SuccessCode = keyof TextsOf<typeof loadSuccesses>;

const loadTexts = async (locale: Locale) => ({
  ...(await loadRules(locale)),
  ...(await loadErrors(locale)),
  ...(await loadSuccesses(locale)),
});

const catalogue = catalogueOf(loadTexts, fieldLimits);
const fieldNames = new Map<Locale, Partial<Record<string, string>>>();

/** Before the first request: an error must not wait for its sentence. */
export const loadSentences = async (): Promise<void> => {
  for (const locale of locales) {
    await catalogue.load(locale);
    fieldNames.set(locale, (await loadErrors(locale)).fields);
  }
};

/** Lists of ISO weekdays become words. */
const valuesIn = (locale: Locale, params: ErrorParams) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? formatWeekdays(value, locale) : value,
    ]),
  );

/** The sentence for a field that is wrong, with the name of the field, in the language of the reader. */
export const fieldSentence = (locale: Locale, error: FieldError): string =>
  nameField(sentence(locale, error.code), error, locale, (part) => fieldNames.get(locale)?.[part]);

/** The sentence for a code, in the language of the reader. */
export const sentence = (locale: Locale, code: SentenceCode | SuccessCode, params: ErrorParams = {}): string =>
  catalogue.textsIn(locale)(code, valuesIn(locale, params));
