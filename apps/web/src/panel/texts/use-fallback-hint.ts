import { languageName, locales, type Locale } from '@hearthstay/locales';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';

/** Says which text guests see in a language in which the owner has written none; `undefined` if there is no other. */
export const useFallbackHint = (language: Locale, texts: Record<Locale, string>): string | undefined => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const isWritten = (candidate: Locale) => texts[candidate].trim() !== '';
  const other = locales.find(isWritten);
  if (!other || isWritten(language)) return undefined;
  return t('ownerText.onlyIn', { language: languageName(language, locale), other: languageName(other, locale) });
};
