import { stayLength, type StayRange, type StayUnit } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useStayConditions } from './use-stay-conditions';

/** The unit of stays: days, or nights if the owner lets guests arrive on the day on which others leave. */
export const useStayUnit = (): StayUnit =>
  useStayConditions().conditions.stayRules?.sameDayTurnover ? 'nights' : 'days';

/** The length of a stay in words: "4 days" or "3 nights". */
export const useStayLength = () => {
  const { t } = useTranslation('common');
  const unit = useStayUnit();
  return (range: StayRange): string => t(unit, { count: stayLength(range, unit) });
};
