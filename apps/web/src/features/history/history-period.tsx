import { addDays, formatTypedDay, parseTypedDay, type Day } from '@hearthstay/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DayField } from '@web/shared/day-field/day-field';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { addressOfHistory, useHistoryScope } from './history-scope';

/** A day without a year is the latest such day. Earlier days are typed with their year. */
const daysWithoutYear = 364;

/**
 * The days of the shown changes. A day that is picked or typed in full becomes part of the address at once, another one
 * when the field is left.
 */
export const HistoryPeriod = () => (
  <div className="grid w-full gap-4 md:w-auto md:grid-cols-[11.5rem_11.5rem]">
    <PeriodEnd end="from" />
    <PeriodEnd end="to" />
  </div>
);

const PeriodEnd = ({ end }: { end: 'from' | 'to' }) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const navigate = useNavigate();
  const today = useToday();
  const earliest = addDays(today, -daysWithoutYear);
  const { page: _page, ...scope } = useHistoryScope();
  const day = scope[end];
  const typedDay = (of: Day | undefined) => (of ? formatTypedDay(of, locale) : '');
  const [shown, setShown] = useState({ day, typed: typedDay(day) });
  // The address was changed by something other than this field, such as the back button.
  if (shown.day !== day) setShown({ day, typed: typedDay(day) });
  const change = (typed: string) => {
    const wanted = parseTypedDay(typed, earliest) ?? undefined;
    const isWhole = typed.trim() === '' || (wanted && typed === typedDay(wanted));
    setShown({ day: isWhole ? wanted : day, typed });
    if (!isWhole || wanted === day) return;
    void navigate(addressOfHistory({ ...scope, [end]: wanted }), { replace: true, preventScrollReset: true });
  };
  return (
    <DayField label={t(`history.${end}`)} value={shown.typed} earliest={earliest} latest={today} onChange={change} />
  );
};
