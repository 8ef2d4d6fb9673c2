import { locales, type Locale } from '@hearthstay/locales';

/** The language in which a text is read: the reader's if the owner has written it, or any other one. */
export const writtenLanguage = (texts: Partial<Record<Locale, string>>, locale: Locale): Locale | undefined =>
  [locale, ...locales].find((each) => texts[each]);
