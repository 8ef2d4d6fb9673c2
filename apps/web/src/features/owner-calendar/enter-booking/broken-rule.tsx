import {
  checkGap,
  checkStayLimits,
  daysOfRange,
  heldRange,
  isTaken,
  rangeOf,
  stayLength,
  type Day,
  type StayRange,
} from '@hearthstay/stay';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRequests } from '@web/panel/requests/use-requests';
import { useLimitText } from '@web/shared/booking/limit-text';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import { Note } from '@web/shared/ui/note';

/** The first rule for guests that the days break, without a full stop; `null` if they break none. */
const useBrokenRule = (range: StayRange, today: Day): string | null => {
  const { t } = useTranslation('admin');
  const limitText = useLimitText();
  const unit = useStayUnit();
  const { requests = [] } = useRequests();
  const { maxConsecutiveBookings: count } = usePublicSettings().settings;
  const { stayRules } = useStayConditions().conditions;
  if (stayLength(range, unit) > count) return t(`enterBooking.longest.${unit}`, { count });
  if (!stayRules) return null;
  const stays = requests.filter(({ status }) => isTaken(status));
  const stayDays = stays.flatMap((stay) => daysOfRange(heldRange(rangeOf(stay), unit)));
  const broken = checkStayLimits(range, stayRules, today) ?? checkGap(range, unit, stayDays, stayRules.gapDays);
  return broken && limitText(broken);
};

/** Shows which rule for guests the days break; owners can enter them nevertheless. */
export const BrokenRule = ({ range, today }: { range: StayRange; today: Day }) => {
  const { t } = useTranslation('admin');
  const limit = useBrokenRule(range, today);
  if (limit === null) return null;
  return (
    <Note icon={TriangleAlert} tone="warning">
      <p>{t('enterBooking.rule', { limit })}</p>
    </Note>
  );
};
