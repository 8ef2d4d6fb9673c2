import type { RangeViolation } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';

/** The sentence for a range rule that is broken (specification, section 5, "Range rules"). */
export const useViolationText = () => {
  const { t } = useTranslation('home');
  return (violation: RangeViolation): string => {
    switch (violation.code) {
      case 'MAX_CONSECUTIVE_DAYS':
        return t('refused.tooLong', violation.params);
      case 'MAX_ADVANCE_DAYS':
        return t('refused.tooFar', violation.params);
      case 'DATES_UNAVAILABLE':
        return t('refused.unavailable');
      case 'RANGE_REVERSED':
      case 'DATES_IN_PAST':
        return t('refused.notValid');
    }
  };
};
