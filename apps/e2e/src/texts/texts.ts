import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { de } from '@hearthstay/sentences/de';
import { en } from '@hearthstay/sentences/en';
import { fieldLimits } from '@hearthstay/stay';
import { createInstance, type FlatNamespace, type ParseKeys } from 'i18next';

export type Locale = 'de' | 'en';

/**
 * The name of a text of the SPA, as its own code knows them: `gate.submit`, or `home:form.submit` for one of a feature.
 */
export type TextKey = ParseKeys<['common', ...FlatNamespace[]]>;

/** The product's own texts in one language, so a changed wording breaks no test and a missing text does. */
export interface Texts {
  locale: Locale;
  t: (key: TextKey, values?: Record<string, string | number>) => string;
}

/** The sentences of the error codes, which are a namespace of the SPA's texts as well. */
const errors = { de, en };

/** Tests run in the repository's folder. */
const folderOf = (locale: Locale) => resolve('apps/web/src/locales', locale);

const textsOf = (locale: Locale) => ({
  ...Object.fromEntries(
    readdirSync(folderOf(locale)).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folderOf(locale), file), 'utf8')) as object,
    ]),
  ),
  errors: errors[locale],
});

const textsIn = (locale: Locale): Texts => {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    resources: { [locale]: textsOf(locale) },
    ns: Object.keys(textsOf(locale)),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: fieldLimits },
    parseMissingKeyHandler: (key) => {
      throw new Error(`The product has no text "${key}" in "${locale}"`);
    },
  });
  return { locale, t: (key, values = {}) => i18n.t(key, values) };
};

export const texts: Record<Locale, Texts> = { de: textsIn('de'), en: textsIn('en') };
