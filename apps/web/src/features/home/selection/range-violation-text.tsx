import { formatDays, type RangeViolation } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { useLimitText } from '@web/shared/booking/limit-text';

/** Whether a first day alone breaks a rule that it can meet with a last day: then nothing is wrong yet. */
export const needsLastDay = (violation: RangeViolation | null): violation is RangeViolation =>
  violation?.code === 'MIN_NIGHTS' || violation?.code === 'DEPARTURE_WEEKDAY';

/** The sentence for a broken range rule, with the days that are occupied. */
export const RangeViolationText = ({ violation }: { violation: RangeViolation }) => {
  const { t } = useTranslation(['home', 'rules']);
  const locale = useLocale();
  const limitText = useLimitText();
  switch (violation.code) {
    case 'MAX_CONSECUTIVE_DAYS':
    case 'MAX_NIGHTS':
    case 'MAX_ADVANCE_DAYS':
      return t(`rules:${violation.code}`, violation.params);
    case 'DATES_UNAVAILABLE':
      return (
        <>
          {t('rules:DATES_UNAVAILABLE')}
          <span className="block">{t('refused.takenByNow', { days: formatDays(violation.params.days, locale) })}</span>
        </>
      );
    case 'RANGE_REVERSED':
    case 'DATES_IN_PAST':
      return t('refused.notValid');
    default:
      // Where nights are counted, every stay needs one, even without a limit of the owner.
      if (violation.code === 'MIN_NIGHTS' && violation.params.count === 1) return t('refused.needsNight');
      return `${limitText(violation)}.`;
  }
};
