import type { PhotoView } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import { writtenLanguage } from '@web/shared/prose/written-language';

interface Alt {
  /** Empty if the owner has not described the photo. */
  alt: string;
  lang?: Locale;
}

/** What a photo shows, in the language of the page or another one, which screen readers read it in. */
export const altOf = ({ alt }: PhotoView, locale: Locale): Alt => {
  const lang = writtenLanguage(alt, locale);
  return lang ? { alt: alt[lang], lang } : { alt: '' };
};
