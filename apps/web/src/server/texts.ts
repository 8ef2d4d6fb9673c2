import type { PageContent } from '@hearthstay/contracts';
import { defaultLocale, locales, type Locale } from '@hearthstay/locales';
import {
  loadAdminLogin,
  loadCommon,
  loadCrashed,
  loadEmbed,
  loadHome,
  loadHouse,
  loadMyRequests,
  loadRules,
} from '@hearthstay/locales/load-texts';
import { fieldLimits } from '@hearthstay/stay';
import i18n, { type i18n as Texts } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** The texts of the pages that are rendered completely. */
const loadTextsIn = async (locale: Locale) => ({
  common: await loadCommon(locale),
  crashed: await loadCrashed(locale),
  rules: await loadRules(locale),
  home: await loadHome(locale),
  house: await loadHouse(locale),
  'my-requests': await loadMyRequests(locale),
  'admin-login': await loadAdminLogin(locale),
  embed: await loadEmbed(locale),
});

/** The texts of these namespaces, for a page to contain them. */
export const textsOf = (i18n: Texts, namespaces: string[]): Record<string, object> =>
  Object.fromEntries(
    namespaces.map((namespace) => [namespace, i18n.getResourceBundle(i18n.language, namespace) as object]),
  );

/**
 * The texts that a page contains, so that no guest waits for them: those of every page, and those about the house if
 * the page describes it.
 */
export const textsOfPage = (i18n: Texts, { house }: PageContent): Record<string, object> =>
  textsOf(i18n, ['common', 'rules', 'home', ...(house ? ['house'] : [])]);

const start = async () => {
  const texts = await Promise.all(locales.map(async (locale) => [locale, await loadTextsIn(locale)] as const));
  await i18n.use(initReactI18next).init({
    lng: defaultLocale,
    fallbackLng: false,
    ns: Object.keys(texts[0]![1]),
    defaultNS: 'common',
    resources: Object.fromEntries(texts),
    interpolation: { escapeValue: false, defaultVariables: fieldLimits },
  });
};

let started: Promise<void> | undefined;
const instances = new Map<Locale, Texts>();

/** The texts in a language, with an instance for each language, because pages in both are rendered at the same time. */
export const textsIn = async (locale: Locale): Promise<Texts> => {
  started ??= start();
  await started;
  const instance = instances.get(locale) ?? i18n.cloneInstance({ lng: locale });
  instances.set(locale, instance);
  return instance;
};
