import { stayLength, type StayRange, type StayUnit } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { usePublicSettings } from './use-public-settings';

/** What stays hold: days, unless the owner lets guests arrive on the day on which others leave. */
export const useStayUnit = (): StayUnit =>
  usePublicSettings().settings.stayRules?.sameDayTurnover ? 'nights' : 'days';

/** The length of a stay in words: "4 days" or "3 nights". */
export const useStayLength = () => {
  const { t } = useTranslation('common');
  const unit = useStayUnit();
  return (range: StayRange): string => t(unit, { count: stayLength(range, unit) });
};
