import { parseDay, type Day } from './day';

const msPerDay = 86_400_000;

export const daysPerWeek = 7;

// A day is calculated at midnight UTC, where every day has 24 hours, so daylight saving time cannot shift it.
const dayNumber = (day: Day): number => Date.parse(day) / msPerDay;

/**
 * The day that many days later, or earlier for a negative number. @throws RangeError outside the years 0001 to 9999.
 */
export const addDays = (day: Day, days: number): Day =>
  parseDay(new Date((dayNumber(day) + days) * msPerDay).toISOString().slice(0, -'T00:00:00.000Z'.length));

/** The number of days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/** Compares days for `sort`, ascending. */
export const compareDays = (a: Day, b: Day): number => Number(a > b) - Number(a < b);

/** 0 for Monday to 6 for Sunday, because weeks start on Monday. */
export const weekdayOf = (day: Day): number => {
  const mondayOfTheFirstWeek = '0001-01-01' as Day;
  return daysBetween(mondayOfTheFirstWeek, day) % daysPerWeek;
};
