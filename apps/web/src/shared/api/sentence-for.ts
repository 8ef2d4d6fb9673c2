import type { SentenceCode } from '@hearthstay/sentences';
import { fieldLimits } from '@hearthstay/stay';
import i18n from 'i18next';

/** Loads the sentences for the codes of the API, which most visits never need, in the language of the interface. */
export const loadSentences = () => i18n.loadNamespaces('errors');

const isKnown = (code: string): code is SentenceCode => i18n.getResource(i18n.language, 'errors', code) !== undefined;

type Values = Record<string, string | number>;

/** The sentence for a code of the API; `''` for one that is not known here, or while the sentences are not loaded. */
export const sentenceFor = (code: string, params: Values = {}): string => {
  const t = i18n.getFixedT(null, 'errors');
  const values: Values = { ...fieldLimits, ...params };
  return isKnown(code) ? t(code, values) : '';
};
