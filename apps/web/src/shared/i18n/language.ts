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
 * The language that was chosen in this browser. The cookie comes first, because the server has rendered the page by it;
 * the storage lasts longer in some browsers.
 */
const chosenLocale = (): Locale | null =>
  [readCookie('language'), storage.getItem(storageKeys.language)].find(isLocale) ?? null;

/** The language that was chosen in this browser, or the default. */
export const rememberedLocale = (): Locale => chosenLocale() ?? defaultLocale;

const remember = (locale: Locale) => {
  storage.setItem(storageKeys.language, locale);
  setCookie('language', locale);
};

/** Writes the chosen language to both the cookie and the storage. */
export const keepLanguage = () => {
  const chosen = chosenLocale();
  if (chosen) remember(chosen);
};

/** The query parameter with the language. */
const languageParameter = 'lang';

/** The language of the first page: that of its address, or the chosen one. */
export const firstLocale = (): Locale => {
  const asked = new URLSearchParams(location.search).get(languageParameter);
  return isLocale(asked) ? asked : rememberedLocale();
};

/**
 * Loads texts in the language of the interface. @throws if they cannot be loaded, because a reader cannot read keys.
 */
export const requireTexts = async (namespaces: Namespace[]) => {
  await i18n.loadNamespaces(namespaces);
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
  if (missing.length > 0) throw new Error(`Cannot load the texts ${missing.join(', ')}`);
};

/** Whether all texts of the pages opened so far are loaded in a language. */
const isComplete = (locale: Locale) =>
  [i18n.options.ns ?? []].flat().every((namespace) => i18n.hasResourceBundle(locale, namespace));

/**
 * Remembers the choice and switches the interface. If the texts cannot be loaded, the interface keeps its language, so
 * that no dates of one language are among sentences of another.
 */
export const chooseLanguage = async (locale: Locale) => {
  remember(locale);
  // Not `loadLanguages`, which does not try again to load texts after a failure.
  await i18n.reloadResources(locale);
  // Another language may have been chosen while the texts were being loaded.
  if (rememberedLocale() === locale && isComplete(locale)) await i18n.changeLanguage(locale);
};

/** Chooses a language and removes that of the address, which would return when the page is loaded again. */
export const useChooseLanguage = () => {
  const [parameters, setParameters] = useSearchParams();
  return (locale: Locale) => {
    const others = new URLSearchParams(parameters);
    others.delete(languageParameter);
    if (parameters.has(languageParameter)) setParameters(others, { replace: true, preventScrollReset: true });
    return chooseLanguage(locale);
  };
};

/** Switches from the language in which the server has rendered the page to that of this browser. */
export const useLanguageOfBrowser = () => {
  const page = usePageContent();
  useEffect(() => {
    if (page && i18n.language !== firstLocale()) void chooseLanguage(firstLocale());
  }, [page]);
};

/** The language of the interface, for formatting dates. */
export const useLocale = (): Locale => asLocale(useTranslation().i18n.language);
