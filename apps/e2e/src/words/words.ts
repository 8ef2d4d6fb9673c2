import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { de } from '@hearthstay/sentences/de';
import { en } from '@hearthstay/sentences/en';
import { createInstance, type FlatNamespace, type ParseKeys } from 'i18next';

export type Locale = 'de' | 'en';

/**
 * The name of a text of the SPA, as its own code knows them: `gate.submit`, or `home:form.submit` for one of a feature.
 */
export type TextKey = ParseKeys<['common', ...FlatNamespace[]]>;

/** What the product says in a language, from its own texts: a better wording breaks no test, a missing one does. */
export interface Words {
  locale: Locale;
  t: (key: TextKey, values?: Record<string, string | number>) => string;
}

/** What the server refuses with; a namespace of the SPA's texts too. */
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

const wordsIn = (locale: Locale): Words => {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    resources: { [locale]: textsOf(locale) },
    ns: Object.keys(textsOf(locale)),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      throw new Error(`The product has no text "${key}" in "${locale}"`);
    },
  });
  return { locale, t: (key, values = {}) => i18n.t(key, values) };
};

export const words: Record<Locale, Words> = { de: wordsIn('de'), en: wordsIn('en') };
