import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { defaultLocale, localized, type Locale } from '@hearthstay/locales';
import { fieldLimits } from '@hearthstay/stay';
import { pseudoTexts } from '@hearthstay/testing/pseudo-language';
import { createInstance, type FlatNamespace, type ParseKeys } from 'i18next';

export type { Locale };

/** The key of a text of the SPA: `gate.submit`, or `home:form.submit` for a text of a feature. */
export type TextKey = ParseKeys<['common', ...FlatNamespace[]]>;

/** The product's texts in one language, so that a changed wording breaks no test and a missing text does. */
export interface Texts {
  locale: Locale;
  t: (key: TextKey, values?: Record<string, string | number>) => string;
}

/** Tests run in the repository's folder. */
const folderOf = (locale: Locale) => resolve('libs/locales/src', locale, 'screens');

const read = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object;

/**
 * The texts of the screens and of the page of a failure, and the sentences of the error codes, which are a namespace of
 * the SPA's texts as well.
 */
const textsOf = (locale: Locale) => {
  const screens = folderOf(locale);
  return {
    ...Object.fromEntries(readdirSync(screens).map((file) => [basename(file, '.json'), read(screens, file)])),
    crashed: read(join(screens, '..'), 'crashed.json'),
    errors: { ...read(screens, 'rules.json'), ...read(screens, 'errors.json') },
  };
};

const textsIn = (locale: Locale, resources: Record<string, object> = textsOf(locale)): Texts => {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    resources: { [locale]: resources },
    ns: Object.keys(resources),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: fieldLimits },
    parseMissingKeyHandler: (key) => {
      throw new Error(`The product has no text "${key}" in "${locale}"`);
    },
  });
  return { locale, t: (key, values = {}) => i18n.t(key, values) };
};

export const texts: Record<Locale, Texts> = localized((locale) => textsIn(locale));

/** The texts of the product that `apps/e2e/pseudo-language` builds. */
export const textsInPseudoLanguage = (): Texts => textsIn(defaultLocale, pseudoTexts(textsOf(defaultLocale)));
