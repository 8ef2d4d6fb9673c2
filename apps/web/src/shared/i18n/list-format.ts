import { languageTag, type Locale } from '@hearthstay/locales';

/** Formats names in a sentence: "Anna, Paul and Jonas". */
export const listFormat = (locale: Locale) => new Intl.ListFormat(languageTag(locale));
