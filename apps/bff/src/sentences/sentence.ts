import type { ErrorParams, Locale } from '@hearthstay/contracts';
import { fieldLimits } from '@hearthstay/stay';
import { createInstance } from 'i18next';
import { de } from './de';
import { en } from './en';
import type { SentenceKey } from './sentences';

const i18n = createInstance({
  resources: { de: { translation: de }, en: { translation: en } },
  initAsync: false,
  // The sentences go into JSON; whoever shows them escapes them.
  interpolation: { escapeValue: false, defaultVariables: fieldLimits },
});
void i18n.init();

/** The sentence of a code, in the language of the person who reads it. */
export const sentence = (locale: Locale, code: SentenceKey, params: ErrorParams = {}): string =>
  i18n.t(code, { ...params, lng: locale });
