import { defaultLocale, type Locale } from './languages';

/** The URL of the home page in a language; the one without a parameter is in the default language. */
export const homeAddress = (publicUrl: string, locale: Locale): string =>
  locale === defaultLocale ? `${publicUrl}/` : `${publicUrl}/?lang=${locale}`;
