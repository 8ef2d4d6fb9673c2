import { locales, type Locale } from '@hearthstay/contracts';
import { htmlOf } from './markdown';

/** The HTML of a text in each language that it is written in; `undefined` if it is in none. */
export const htmlByLanguage = (text: Record<Locale, string>): Partial<Record<Locale, string>> | undefined => {
  const written = locales.filter((locale) => text[locale] !== '');
  if (written.length === 0) return undefined;
  return Object.fromEntries(written.map((locale) => [locale, htmlOf(text[locale])]));
};
