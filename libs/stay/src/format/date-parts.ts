import { languages, type Locale } from '@hearthstay/locales';
import { weekdayOf } from '../day/arithmetic';
import type { Day } from '../day/day';

type Length = 'long' | 'short';

// Creating a formatter takes far longer than using it, and tables use it in every row.
const formats = new Map<string, Intl.DateTimeFormat>();

const formatFor = (locale: Locale, length: Length): Intl.DateTimeFormat => {
  const key = `${locale}-${length}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: length, day: 'numeric', month: length });
  formats.set(key, format);
  return format;
};

// Formatting takes far longer than a lookup, and a calendar needs the names of each of its days.
const names = new Map<string, string>();

/**
 * The name of the day's weekday or month as it is written in a date: "Di." and "Dez.", or "Dienstag" and "Dezember".
 *
 * Only these words come from `Intl`. Its order, commas and dashes differ between versions, and the server's e-mails
 * must have the same text as every browser.
 */
export const nameOf = (part: 'weekday' | 'month', day: Day, locale: Locale, length: Length): string => {
  const key = `${locale}-${length}-${part}-${part === 'month' ? day.slice(5, 7) : weekdayOf(day)}`;
  const parts = () => formatFor(locale, length).formatToParts(Date.parse(day));
  const name = names.get(key) ?? parts().find(({ type }) => type === part)?.value ?? '';
  names.set(key, name);
  return name;
};

/** The number of the day in its month: "8." in German, "8" in English. */
export const numberOf = (day: Day, locale: Locale): string =>
  `${Number(day.slice(8))}${languages[locale].dates.afterNumber}`;

/** The year without leading zeros. */
export const yearOf = (day: Day): string => String(Number(day.slice(0, 4)));

/** The short weekday before more of a date, where several dates stand side by side: "Di., " or "Tue ". */
export const leadingWeekday = (day: Day, locale: Locale): string =>
  `${nameOf('weekday', day, locale, 'short')}${languages[locale].dates.afterWeekday}`;
