import { locales, type Locale } from '@hearthstay/locales';
import { fieldLimits } from '@hearthstay/stay';
import i18n, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { firstLocale, requireTexts } from './language';
import type { Namespace } from './namespaces';

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

interface FirstTexts {
  locale: Locale;
  /** By namespace. Those that are missing are loaded. */
  texts: Record<string, object>;
}

const firstNamespaces: Namespace[] = ['common', 'rules', 'home'];

/**
 * Starts with the texts that came with the page, if it came with any. @throws when those that every page needs could
 * not be loaded.
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
      // Every text is there in every language.
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

type Texts = Record<string, unknown>;

/**
 * Written out one by one, so that the bundler makes a file of each and a page loads only its own.
 */
export const loadTexts: Record<Locale, Record<Namespace, () => Promise<{ default: Texts }>>> = {
  de: {
    common: () => import('@web/locales/de/common.json'),
    home: () => import('@web/locales/de/home.json'),
    confirm: () => import('@web/locales/de/confirm.json'),
    status: () => import('@web/locales/de/status.json'),
    'my-requests': () => import('@web/locales/de/my-requests.json'),
    'admin-login': () => import('@web/locales/de/admin-login.json'),
    'admin-access': () => import('@web/locales/de/admin-access.json'),
    admin: () => import('@web/locales/de/admin.json'),
    rules: async () => ({ default: (await import('@hearthstay/sentences/rules/de')).rules }),
    errors: async () => ({ default: (await import('@hearthstay/sentences/de')).de }),
  },
  en: {
    common: () => import('@web/locales/en/common.json'),
    home: () => import('@web/locales/en/home.json'),
    confirm: () => import('@web/locales/en/confirm.json'),
    status: () => import('@web/locales/en/status.json'),
    'my-requests': () => import('@web/locales/en/my-requests.json'),
    'admin-login': () => import('@web/locales/en/admin-login.json'),
    'admin-access': () => import('@web/locales/en/admin-access.json'),
    admin: () => import('@web/locales/en/admin.json'),
    rules: async () => ({ default: (await import('@hearthstay/sentences/rules/en')).rules }),
    errors: async () => ({ default: (await import('@hearthstay/sentences/en')).en }),
  },
};
