import { firstDayOf, isInMonth, monthOf, type Day, type Month } from '@hearthstay/stay';
import { useState } from 'react';

/** Which month the calendar shows, and which day the keyboard is on. */
export const useCalendar = (today: Day) => {
  const [month, setMonth] = useState<Month>(() => monthOf(today));
  const [current, setCurrent] = useState<Day>(today);
  return {
    month,
    /** The day that Tab leads to: the one the keyboard was on last, or the first of a month that was turned to. */
    tabStop: isInMonth(current, month) ? current : isInMonth(today, month) ? today : firstDayOf(month),
    showMonth: setMonth,
    goTo: (day: Day) => {
      setCurrent(day);
      setMonth(monthOf(day));
    },
  };
};
