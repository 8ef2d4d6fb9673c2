import { formatMoney } from '@hearthstay/prices';
import { formatDay, formatRange, type StayRange } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { totalFor } from '@web/panel/requests/move/moved-price';
import { useRequests } from '@web/panel/requests/use-requests';
import { useLocale } from '@web/shared/i18n/language';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import { useStayLength } from '@web/shared/settings/use-stay-unit';
import { useHolderTexts } from '../holders';
import type { BarMove } from './bar-move';

interface Line {
  now: string;
  /** The former value, if it differs. */
  before?: string;
}

/** The texts of a move while the end is held. */
export const useMoveTexts = ({
  range,
  moved,
  taken,
  nearest,
  end,
}: BarMove): { title: string; lines: Line[]; hint: string } => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const lengthOf = useStayLength();
  const { describe } = useHolderTexts();
  const { prices } = useStayConditions().conditions;
  const request = useRequests().requests?.find(({ id }) => id === moved.source.entry.id);
  if (taken) {
    const { source } = taken.by;
    return {
      title: t('ownerCalendar.move.taken', { day: formatDay(taken.day, locale) }),
      lines: [{ now: describe(source) }, { now: formatRange(source, locale) }],
      hint: t('ownerCalendar.move.nearest', { day: formatDay(nearest[end], locale) }),
    };
  }
  const lineOf = (now: string, before: string): Line =>
    now === before ? { now } : { now, before: t('ownerCalendar.move.before', { value: before }) };
  const totalOf = (days: StayRange) => request && totalFor(request, days, prices);
  const money = (amount: number) => (request?.quote ? formatMoney(amount, request.quote.currency, locale) : '');
  const total = totalOf(range) ?? null;
  return {
    title: formatRange(range, locale),
    lines: [
      lineOf(lengthOf(range), lengthOf(moved.source)),
      ...(request?.quote && total !== null ? [lineOf(money(total), money(request.quote.total))] : []),
    ],
    hint: t('ownerCalendar.move.hint'),
  };
};
