import type { BlockedDay } from '@hearthstay/contracts';
import { isInMonth, monthOf, type Month } from '@hearthstay/stay';

export interface MonthOfDays {
  month: Month;
  days: BlockedDay[];
}

/** Sorted days under their months. */
export const byMonth = (days: readonly BlockedDay[]): MonthOfDays[] => {
  const months: MonthOfDays[] = [];
  for (const day of days) {
    const latest = months.at(-1);
    if (latest && isInMonth(day.date, latest.month)) latest.days.push(day);
    else months.push({ month: monthOf(day.date), days: [day] });
  }
  return months;
};
