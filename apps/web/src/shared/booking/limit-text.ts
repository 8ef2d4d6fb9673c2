import type { Locale } from '@hearthstay/locales';
import { formatLimit, type StayLimitViolation } from '@hearthstay/stay';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';

/** The sentence for a limit of the owner, without a full stop. */
export const limitText = (violation: StayLimitViolation, t: TFunction, locale: Locale): string =>
  formatLimit(violation, locale, (key, values) => t(`limit.${key}`, values));

/** {@link limitText} in the language of the page. */
export const useLimitText = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (violation: StayLimitViolation) => limitText(violation, t, locale);
};
