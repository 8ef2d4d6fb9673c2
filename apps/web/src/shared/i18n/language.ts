import type { Locale } from '@hearthstay/contracts';
import i18n from 'i18next';
import { useTranslation } from 'react-i18next';
import { storageKeys } from '../session/storage-keys';

export interface Language {
  locale: Locale;
  name: string;
  short: string;
}

/** In their own words, which are the same in every language. */
export const languages: readonly Language[] = [
  { locale: 'de', name: 'Deutsch', short: 'DE' },
  { locale: 'en', name: 'English', short: 'EN' },
];

const asLocale = (language: string | null): Locale => (language === 'en' ? 'en' : 'de');

/** The language chosen here before, German otherwise (specification, section 1). */
export const rememberedLocale = (): Locale => asLocale(localStorage.getItem(storageKeys.language));

/** Switches the interface and remembers the choice. */
export const chooseLanguage = async (locale: Locale) => {
  localStorage.setItem(storageKeys.language, locale);
  await i18n.changeLanguage(locale);
};

/** The language of the interface, for formatting dates. */
export const useLocale = (): Locale => asLocale(useTranslation().i18n.language);
