import type { ErrorParams, FieldError, Locale } from '@hearthstay/contracts';
import { nameField, type SentenceCode } from '@hearthstay/sentences';
import { de } from '@hearthstay/sentences/de';
import { en } from '@hearthstay/sentences/en';
import { fieldLimits, formatWeekdays } from '@hearthstay/stay';
import { createInstance } from 'i18next';
import { successSentences, type SuccessCode } from './success-sentences';

const i18n = createInstance({
  resources: {
    de: { translation: { ...de, ...successSentences.de } },
    en: { translation: { ...en, ...successSentences.en } },
  },
  initAsync: false,
  // The sentences are sent as JSON; the page that shows them escapes them.
  interpolation: { escapeValue: false, defaultVariables: fieldLimits },
});
void i18n.init();

/** Lists of ISO weekdays become words. */
const valuesIn = (locale: Locale, params: ErrorParams) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? formatWeekdays(value, locale) : value,
    ]),
  );

const fieldNames: Record<Locale, Partial<Record<string, string>>> = { de: de.fields, en: en.fields };

/** The sentence for a field that is wrong, with the name of the field, in the language of the reader. */
export const fieldSentence = (locale: Locale, error: FieldError): string =>
  nameField(sentence(locale, error.code), error, locale, (part) => fieldNames[locale][part]);

/** The sentence for a code, in the language of the reader. */
export const sentence = (locale: Locale, code: SentenceCode | SuccessCode, params: ErrorParams = {}): string =>
  i18n.t(code, { ...valuesIn(locale, params), lng: locale });
