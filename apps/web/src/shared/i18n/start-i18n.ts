import { locales, type Locale } from '@hearthstay/locales';
import { fieldLimits } from '@hearthstay/stay';
import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { firstLocale, requireTexts } from './language';
import { textFiles, type Namespace } from './text-files';

interface FirstTexts {
  locale: Locale;
  /** By namespace; missing ones are loaded. */
  texts: Record<string, object>;
}

const firstNamespaces: Namespace[] = ['common', 'rules', 'home'];

/**
 * Starts with the texts that came with the page, if any. @throws if the texts that every page needs cannot be loaded.
 */
export const startI18n = async ({ locale, texts }: FirstTexts = { locale: firstLocale(), texts: {} }) => {
  const setLanguageOfPage = (language: string) => {
    document.documentElement.lang = language;
  };
  i18n.on('languageChanged', setLanguageOfPage);
  await i18n
    .use(textFiles)
    .use(initReactI18next)
    .init({
      lng: locale,
      // Every text exists in every language.
      fallbackLng: false,
      supportedLngs: locales,
      ns: firstNamespaces,
      defaultNS: 'common',
      resources: { [locale]: texts },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false, defaultVariables: fieldLimits },
      react: { useSuspense: true },
    });
  await requireTexts(firstNamespaces);
};
