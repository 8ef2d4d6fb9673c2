import { formatWeekdays, type StayLimitViolation } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';

/** What a limit of the owner says, without a full stop: "July: Arrival on Saturday only". */
export const useLimitText = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const textOf = ({ code, params }: StayLimitViolation): string => {
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
  return (violation: StayLimitViolation): string => {
    const limit = textOf(violation);
    return violation.season === undefined ? limit : t('limit.inSeason', { season: violation.season, limit });
  };
};
