import { languages, type Locale } from '@hearthstay/locales';
import type { Day } from '../day/day';
import { nameOf, numberOf, yearOf } from './date-parts';

/** "8. Dezember" or "8 December". */
export const formatDayWithoutYear = (day: Day, locale: Locale): string =>
  `${numberOf(day, locale)} ${nameOf('month', day, locale, 'long')}`;

/** "8. Dezember 2026" or "8 December 2026", for the middle of a sentence. */
export const formatPlainDay = (day: Day, locale: Locale): string =>
  `${formatDayWithoutYear(day, locale)} ${yearOf(day)}`;

/** "Di., 8. Dezember 2026" or "Tue, 8 December 2026". */
export const formatDay = (day: Day, locale: Locale): string =>
  `${nameOf('weekday', day, locale, 'short')}, ${formatPlainDay(day, locale)}`;

/** "8. Dez. 2026" or "8 Dec 2026", for narrow columns; without the year if that is the year of `today`. */
export const formatDayForTable = (day: Day, locale: Locale, today?: Day): string => {
  const text = `${numberOf(day, locale)} ${nameOf('month', day, locale, 'short')}`;
  return today && yearOf(today) === yearOf(day) ? text : `${text} ${yearOf(day)}`;
};

/** "Dienstag, 8. Dezember 2026" or "Tuesday 8 December 2026", for screen readers. */
export const readOutDay = (day: Day, locale: Locale): string =>
  nameOf('weekday', day, locale, 'long') + languages[locale].dates.afterLongWeekday + formatPlainDay(day, locale);
