import type { PhotoView } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import { writtenLanguage } from '@web/shared/prose/written-language';

/** What a photo shows, in the language of the page or another one; empty if the owner has not described it. */
export const altOf = ({ alt }: PhotoView, locale: Locale): string => {
  const language = writtenLanguage(alt, locale);
  return language ? alt[language] : '';
};
