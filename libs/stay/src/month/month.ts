import { parseDay, type Day } from '../day/day';

/** A month of a year; `month` is 1 for January to 12. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** The month of a day. */
export const monthOf = (day: Day): Month => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });

/** Whether the day is in the month; the grid also contains days of the neighbouring months. */
export const isInMonth = (day: Day, month: Month): boolean => isSameMonth(monthOf(day), month);

/** Whether both are the same month of the same year. */
export const isSameMonth = (a: Month, b: Month): boolean => a.year === b.year && a.month === b.month;

/** The first day of the month. @throws RangeError outside the years 0001 to 9999. */
export const firstDayOf = ({ year, month }: Month): Day =>
  parseDay(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`);

export const nextMonth = ({ year, month }: Month): Month =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };

export const previousMonth = ({ year, month }: Month): Month =>
  month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
