import type { Locale } from '@hearthstay/locales';
import { addDays, daysPerWeek } from '../day/arithmetic';
import { parseDay, type Day } from '../day/day';
import { firstDayOf, type Month } from '../month/month';
import { nameOf, yearOf } from './date-parts';

/** "Dezember 2026" or "December 2026". */
export const formatMonth = (month: Month, locale: Locale): string => {
  const day = firstDayOf(month);
  return `${nameOf('month', day, locale, 'long')} ${yearOf(day)}`;
};

/** "Dez." or "Dec", for narrow columns. */
export const formatShortMonth = (day: Day, locale: Locale): string => nameOf('month', day, locale, 'short');

const weekdays = new Map<string, readonly string[]>();

/** The column headers of the grid, Monday first: "Mo" or "Mon", in full "Montag" or "Monday". */
export const weekdayNames = (locale: Locale, length: 'long' | 'short'): readonly string[] => {
  const key = `${locale}-${length}`;
  const known = weekdays.get(key);
  if (known) return known;
  // Not `nameOf`: a weekday has a full stop only within a date.
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: length });
  const monday = parseDay('2026-12-07');
  const names = Array.from({ length: daysPerWeek }, (_, index) => format.format(Date.parse(addDays(monday, index))));
  weekdays.set(key, names);
  return names;
};
