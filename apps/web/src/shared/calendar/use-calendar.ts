import { firstDayOf, isInMonth, monthOf, type Day, type Month } from '@hearthstay/stay';
import { useState } from 'react';

/** Which month a calendar shows, and which day the keyboard is on. `first` is where it begins. */
export const useCalendar = (today: Day, first: Day = today) => {
  const [month, setMonth] = useState<Month>(() => monthOf(first));
  const [current, setCurrent] = useState<Day>(first);
  const [isPaged, setIsPaged] = useState(false);
  return {
    month,
    /** The month was turned to by itself, and not by way of one of its days. */
    isPaged,
    /** The day that Tab leads to: the one the keyboard was on last, or the first of a month that was turned to. */
    tabStop: isInMonth(current, month) ? current : isInMonth(today, month) ? today : firstDayOf(month),
    showMonth: (shown: Month) => {
      setMonth(shown);
      setIsPaged(true);
    },
    goTo: (day: Day) => {
      setCurrent(day);
      setMonth(monthOf(day));
      setIsPaged(false);
    },
  };
};

export type CalendarView = ReturnType<typeof useCalendar>;
