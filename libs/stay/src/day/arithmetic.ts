import { parseDay, type Day } from './day';

const msPerDay = 86_400_000;

// A day is counted at midnight UTC, where every day has 24 hours, so that no change to summer time can shift it.
const dayNumber = (day: Day): number => Date.parse(day) / msPerDay;

/**
 * The day that many days later, or earlier for a negative number. @throws RangeError outside the years 0001 to 9999.
 */
export const addDays = (day: Day, days: number): Day =>
  parseDay(new Date((dayNumber(day) + days) * msPerDay).toISOString().slice(0, -'T00:00:00.000Z'.length));

/** How many days `to` is after `from`; negative when it is before. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/** For `sort`: the earlier day first. */
export const compareDays = (a: Day, b: Day): number => Number(a > b) - Number(a < b);

/** 0 for Monday to 6 for Sunday: weeks start on Monday (specification, section 9). */
export const weekdayOf = (day: Day): number => {
  const mondayOfTheFirstWeek = '0001-01-01' as Day;
  return daysBetween(mondayOfTheFirstWeek, day) % 7;
};
