import type { Locale } from '@hearthstay/locales';
import { useLocale } from '@web/shared/i18n/language';
import { Prose } from '@web/shared/prose/prose';
import { writtenLanguage } from '@web/shared/prose/written-language';

interface OwnerTextProps {
  /** The HTML in each language that the owner has written. */
  texts: Partial<Record<Locale, string>>;
  className?: string;
}

/** A text of the owner in the language of the page, or in another one if the owner has not written it in this. */
export const OwnerText = ({ texts, className }: OwnerTextProps) => {
  const language = writtenLanguage(texts, useLocale());
  return language && <Prose html={texts[language] ?? ''} language={language} className={className} />;
};
