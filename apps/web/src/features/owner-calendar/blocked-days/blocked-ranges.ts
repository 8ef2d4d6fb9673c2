import type { BlockedDay } from '@hearthstay/contracts';
import { addDays, isInMonth, monthOf, type Day, type Month } from '@hearthstay/stay';

/** One or more consecutive blocked days. */
export interface BlockedRange {
  start: Day;
  end: Day;
  days: BlockedDay[];
}

export interface MonthOfRanges {
  month: Month;
  ranges: BlockedRange[];
}

/** Groups sorted days into ranges of consecutive days. */
export const blockedRanges = (days: readonly BlockedDay[]): BlockedRange[] => {
  const ranges: BlockedRange[] = [];
  for (const day of days) {
    const latest = ranges.at(-1);
    if (latest && addDays(latest.end, 1) === day.date) {
      latest.end = day.date;
      latest.days.push(day);
    } else {
      ranges.push({ start: day.date, end: day.date, days: [day] });
    }
  }
  return ranges;
};

/** Groups sorted ranges by the month in which they begin. */
export const byMonth = (ranges: readonly BlockedRange[]): MonthOfRanges[] => {
  const months: MonthOfRanges[] = [];
  for (const range of ranges) {
    const latest = months.at(-1);
    if (latest && isInMonth(range.start, latest.month)) latest.ranges.push(range);
    else months.push({ month: monthOf(range.start), ranges: [range] });
  }
  return months;
};
