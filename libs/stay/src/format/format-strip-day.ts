import type { Locale } from '@hearthstay/locales';
import { weekdayOf } from '../day/arithmetic';
import type { Day } from '../day/day';
import { weekdayNames } from './format-month';

/** The two letters of the weekday and the number, for a row of many days: "Mo" or "Mo", and "21". */
export const formatStripDay = (day: Day, locale: Locale): { weekday: string; number: string } => ({
  weekday: (weekdayNames(locale, 'short')[weekdayOf(day)] ?? '').slice(0, 2),
  number: String(Number(day.slice(8))),
});
