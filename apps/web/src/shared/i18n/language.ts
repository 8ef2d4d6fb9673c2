import { defaultLocale, isLocale, type Locale } from '@hearthstay/locales';
import i18n from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePageContent } from '@web/shared/page/page-data';
import { storage, storageKeys } from '@web/shared/session/storage';
import { readCookie, setCookie } from '@web/shared/session/cookies';
import type { Namespace } from './text-files';

export const asLocale = (language: string | null): Locale => (isLocale(language) ? language : defaultLocale);

/**
 * The language chosen here before. The cookie counts first, because the server has rendered the page by it; the storage
 * lasts longer in some browsers.
 */
const chosenLocale = (): Locale | null =>
  [readCookie('language'), storage.getItem(storageKeys.language)].find(isLocale) ?? null;

/** The language chosen here before, or the default. */
export const rememberedLocale = (): Locale => chosenLocale() ?? defaultLocale;

const remember = (locale: Locale) => {
  storage.setItem(storageKeys.language, locale);
  setCookie('language', locale);
};

/** Makes the cookie and the storage agree on the language chosen before. */
export const keepLanguage = () => {
  const chosen = chosenLocale();
  if (chosen) remember(chosen);
};

/** The parameter of the address that names the language. */
const languageParameter = 'lang';

/** The language of the first page: as its address says, or as it was chosen before. */
export const firstLocale = (): Locale => {
  const asked = new URLSearchParams(location.search).get(languageParameter);
  return isLocale(asked) ? asked : rememberedLocale();
};

/**
 * Loads texts in the language of the interface. @throws when they could not be loaded: keys say nothing to a reader.
 */
export const requireTexts = async (namespaces: Namespace[]) => {
  await i18n.loadNamespaces(namespaces);
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
  if (missing.length > 0) throw new Error(`Cannot load the texts ${missing.join(', ')}`);
};

/** Whether everything that the pages opened so far say is there in the language. */
const isComplete = (locale: Locale) =>
  [i18n.options.ns ?? []].flat().every((namespace) => i18n.hasResourceBundle(locale, namespace));

/**
 * Remembers the choice and switches the interface. Without the texts, as without a network, it stays as it is: dates of
 * one language among sentences of another would help nobody.
 */
export const chooseLanguage = async (locale: Locale) => {
  remember(locale);
  // Not `loadLanguages`, which asks no second time for what could not be loaded once.
  await i18n.reloadResources(locale);
  // While the texts were on their way, another language may have been chosen.
  if (rememberedLocale() === locale && isComplete(locale)) await i18n.changeLanguage(locale);
};

/** Chooses a language in place of the one that the address names, also for when the page is loaded again. */
export const useChooseLanguage = () => {
  const [parameters, setParameters] = useSearchParams();
  return (locale: Locale) => {
    const others = new URLSearchParams(parameters);
    others.delete(languageParameter);
    if (parameters.has(languageParameter)) setParameters(others, { replace: true, preventScrollReset: true });
    return chooseLanguage(locale);
  };
};

/** Switches from the language that the server has rendered the page in to that of this browser. */
export const useLanguageOfBrowser = () => {
  const page = usePageContent();
  useEffect(() => {
    if (page && i18n.language !== firstLocale()) void chooseLanguage(firstLocale());
  }, [page]);
};

/** The language of the interface, for formatting dates. */
export const useLocale = (): Locale => asLocale(useTranslation().i18n.language);
