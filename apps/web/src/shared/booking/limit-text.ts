import type { Locale } from '@hearthstay/locales';
import { formatWeekdays, type StayLimitViolation } from '@hearthstay/stay';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';

const withoutSeason = ({ code, params }: StayLimitViolation, t: TFunction, locale: Locale): string => {
  switch (code) {
    case 'NOTICE_DAYS':
      return t('limit.notice', params);
    case 'ARRIVAL_WEEKDAY':
      return t('limit.arrival', { days: formatWeekdays(params.days, locale) });
    case 'DEPARTURE_WEEKDAY':
      return t('limit.departure', { days: formatWeekdays(params.days, locale) });
    case 'MIN_NIGHTS':
      return t('limit.nights', params);
    case 'GAP_DAYS':
      return t('limit.gap', params);
  }
};

/** What a limit of the owner says, without a full stop: "July: Arrival on Saturday only". */
export const limitText = (violation: StayLimitViolation, t: TFunction, locale: Locale): string => {
  const limit = withoutSeason(violation, t, locale);
  return violation.season === undefined ? limit : t('limit.inSeason', { season: violation.season, limit });
};

/** {@link limitText} in the language of the page. */
export const useLimitText = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (violation: StayLimitViolation) => limitText(violation, t, locale);
};
