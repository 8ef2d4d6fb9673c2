import { monthOf, type Day, type Month } from '@hearthstay/stay';
import { useState } from 'react';
import { useIsWide } from '@web/panel/use-is-wide';
import { addMonths, monthsFrom } from './calendar-weeks';

const monthsAtOnce = 12;
const monthsOnPhone = 3;
const monthsPerYear = 12;

/** The shown months: a year, or on a phone only some until the owner asks for more. */
export const usePeriod = (today: Day) => {
  const isWide = useIsWide();
  const [first, showFrom] = useState<Month>(() => monthOf(today));
  const [wanted, setWanted] = useState(monthsOnPhone);
  const count = isWide ? monthsAtOnce : wanted;
  /** Shows the month of a day. */
  const show = (day: Day) => {
    const month = monthOf(day);
    const offset = (month.year - first.year) * monthsPerYear + month.month - first.month;
    if (offset < 0) showFrom(month);
    else if (offset >= monthsAtOnce) showFrom(addMonths(month, 1 - count));
    else if (offset >= count) setWanted(offset + 1);
  };
  return {
    first,
    months: monthsFrom(first, count),
    isWhole: count >= monthsAtOnce,
    showFrom,
    show,
    showMore: () => setWanted(Math.min(wanted + monthsOnPhone, monthsAtOnce)),
  };
};
