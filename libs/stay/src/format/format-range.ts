import { languages, type Locale } from '@hearthstay/locales';
import type { Day } from '../day/day';
import { isSameMonth, monthOf } from '../month/month';
import type { StayRange } from '../range/stay-range';
import { formatDay, formatDayForTable, formatDayWithoutYear, formatPlainDay } from './format-day';
import { leadingWeekday, nameOf, numberOf } from './date-parts';

interface RangeTexts {
  /** Formats a range of one day, and both ends of a range over two months. */
  readonly inFull: (day: Day) => string;
  /** The first and the last day of a range within a month; only the last one names the month. */
  readonly first: (day: Day) => string;
  readonly last: (day: Day) => string;
  /** The separator between both ends. */
  readonly dash: string;
  readonly dashWithinMonth?: string;
}

const rangeText = ({ start, end }: StayRange, texts: RangeTexts): string => {
  const { inFull, first, last, dash, dashWithinMonth = dash } = texts;
  if (start === end) return inFull(start);
  return isSameMonth(monthOf(start), monthOf(end))
    ? first(start) + dashWithinMonth + last(end)
    : inFull(start) + dash + inFull(end);
};

const leadingNumber = (day: Day, locale: Locale): string => leadingWeekday(day, locale) + numberOf(day, locale);

/** "Di., 8. – Fr., 11. Dezember 2026" or "Tue 8 – Fri 11 December 2026"; over two months both days in full. */
export const formatRange = (range: StayRange, locale: Locale): string =>
  rangeText(range, {
    inFull: (day) => formatDay(day, locale),
    first: (day) => leadingNumber(day, locale),
    last: (day) => leadingWeekday(day, locale) + formatPlainDay(day, locale),
    dash: ' – ',
  });

/** As {@link formatRange} with short months, without the year of `today`, for tables: "Di., 8. – Fr., 11. Dez.". */
export const formatRangeForTable = (range: StayRange, locale: Locale, today?: Day): string =>
  rangeText(range, {
    inFull: (day) => `${nameOf('weekday', day, locale, 'short')}, ${formatDayForTable(day, locale, today)}`,
    first: (day) => leadingNumber(day, locale),
    last: (day) => leadingWeekday(day, locale) + formatDayForTable(day, locale, today),
    dash: ' – ',
  });

/** "8.–11. Dezember" or "8–11 December", where the year is obvious; over two months "30. November – 2. Dezember". */
export const formatShortRange = (range: StayRange, locale: Locale): string =>
  rangeText(range, {
    inFull: (day) => formatDayWithoutYear(day, locale),
    first: (day) => numberOf(day, locale),
    last: (day) => formatDayWithoutYear(day, locale),
    dash: ' – ',
    dashWithinMonth: '–',
  });

/** "8. bis 11. Dezember 2026" or "8 to 11 December 2026", for screen readers, which pass over a dash. */
export const readOutRange = (range: StayRange, locale: Locale): string =>
  rangeText(range, {
    inFull: (day) => formatPlainDay(day, locale),
    first: (day) => numberOf(day, locale),
    last: (day) => formatPlainDay(day, locale),
    dash: languages[locale].dates.to,
  });
