import { firstDayOf, isInMonth, monthOf, type Day, type Month } from '@hearthstay/stay';
import { useState } from 'react';

/** The shown month of a calendar, and the day that has the keyboard's focus; at the beginning, those of `first`. */
export const useCalendar = (today: Day, first: Day = today) => {
  const [month, setMonth] = useState<Month>(() => monthOf(first));
  const [current, setCurrent] = useState<Day>(first);
  const [isPaged, setIsPaged] = useState(false);
  return {
    month,
    /** Whether the month was chosen itself, and not reached by way of one of its days. */
    isPaged,
    /** The day to which Tab leads: the latest one with the focus, or else today or the first of the shown month. */
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
