import { parseDay, type Day } from '../day/day';
import { firstDayOf, monthOf } from '../month/month';
import { dayCount, type StayRange } from '../range/stay-range';

const newYearsEveOf = (day: Day): Day => parseDay(`${day.slice(0, 4)}-12-31`);

/** The number of days of the range in each year: a stay over New Year counts in both. */
export const daysPerYear = ({ start, end }: StayRange): [year: number, days: number][] => {
  const { year } = monthOf(start);
  if (monthOf(end).year === year) return [[year, dayCount({ start, end })]];
  const newYearsEve = newYearsEveOf(start);
  const newYear = firstDayOf({ year: year + 1, month: 1 });
  return [[year, dayCount({ start, end: newYearsEve })], ...daysPerYear({ start: newYear, end })];
};
