import { languageTag, type Locale } from '@hearthstay/locales';

/** Names in a sentence. */
export const listFormat = (locale: Locale) => new Intl.ListFormat(languageTag(locale));
