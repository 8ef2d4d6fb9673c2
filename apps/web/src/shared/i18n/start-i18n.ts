import type { Locale } from '@hearthstay/contracts';
import i18n, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import deCommon from '../../locales/de/common.json';
import deHome from '../../locales/de/home.json';
import { rememberedLocale } from './language';
import { loadTexts, type Namespace } from './namespaces';

const textFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadTexts[language as Locale][namespace as Namespace]().then(
      (file) => done(null, file.default),
      (error: unknown) => done(error instanceof Error ? error : String(error), false),
    );
  },
};

/** German comes with the program: it is what most guests see first, and what stands in for a text that is missing. */
export const startI18n = async () => {
  const setLanguageOfPage = (language: string) => {
    document.documentElement.lang = language;
  };
  i18n.on('languageChanged', setLanguageOfPage);
  await i18n
    .use(textFiles)
    .use(initReactI18next)
    .init({
      lng: rememberedLocale(),
      fallbackLng: 'de',
      supportedLngs: ['de', 'en'],
      ns: ['common', 'home'],
      defaultNS: 'common',
      resources: { de: { common: deCommon, home: deHome } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
};
