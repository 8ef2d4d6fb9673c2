import { addDays, daysPerWeek, firstDayOf, weekdayOf, type Day, type Month } from '@hearthstay/stay';

const weeksInGrid = 6;

/**
 * The 42 days of a month's grid: six weeks from Monday, so that every month has the same height. The first week
 * contains the first day of the month. @throws RangeError for a grid outside the years 0001 to 9999.
 */
export const monthGrid = (month: Month): Day[] => {
  const first = firstDayOf(month);
  const monday = addDays(first, -weekdayOf(first));
  return Array.from({ length: weeksInGrid * daysPerWeek }, (_, index) => addDays(monday, index));
};
