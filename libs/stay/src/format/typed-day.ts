import { languages, locales, type Locale } from '@hearthstay/locales';
import { isDay, type Day } from '../day/day';
import { cleanLine } from '../fields/clean-text';
import { firstDayOf } from '../month/month';
import { nameOf } from './date-parts';

/** "08.12.2026" or "08/12/2026": a day in figures, as it is typed into a field. The day comes first in all. */
export const formatTypedDay = (day: Day, locale: Locale): string => {
  const [year, month, date] = day.split('-');
  return [date, month, year].join(languages[locale].dates.inFigures);
};

const patterns = [
  // With a comma, too, because keypads for figures of some phones have nothing else.
  /^(?<date>\d{1,2})[.,/ -]+(?<month>\d{1,2})(?:[.,/ -]+(?<year>\d{4}|\d{2})?)?$/u,
  /^(?<date>\d{2})(?<month>\d{2})(?<year>\d{4})$/u,
  // "8 Dec 2026", "8th of December" or "8. Dezember 2026".
  /^(?<date>\d{1,2})(?:\.|st|nd|rd|th)?[ -]*(?:of )?(?<month>\p{L}{3,})\.?[, -]*(?<year>\d{4}|\d{2})?$/iu,
  // "Dec 8, 2026" or "December 8th".
  /^(?<month>\p{L}{3,})\.? *(?<date>\d{1,2})(?:st|nd|rd|th)?(?:[, ]+(?<year>\d{4}|\d{2}))?$/iu,
];

/** The number of a month that is given in figures, or by how its name begins in any language; 0 for none. */
const monthNumber = (text: string): number => {
  if (/\d/u.test(text)) return Number(text);
  const start = text.toLowerCase();
  const isNamedSo = (month: number) =>
    locales.some((locale) =>
      nameOf('month', firstDayOf({ year: 2026, month }), locale, 'long')
        .toLowerCase()
        .startsWith(start),
    );
  return 1 + Array.from({ length: 12 }, (_, index) => index + 1).findIndex(isNamedSo);
};

const dayIn = (year: number, month: number, date: string): Day | null => {
  const day = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
};

/**
 * The day that somebody means by "8.12.26", "08/12/2026", "8-12", "08122026", "8 Dec 2026" or "2026-12-08", in any
 * language; `null` for anything else and for a day that does not exist. Without a year it is the first such day that is
 * not before `earliest`, as the 29th of February of the next leap year.
 */
export const parseTypedDay = (text: string, earliest: Day): Day | null => {
  const typed = cleanLine(text);
  if (isDay(typed)) return typed;
  const { date, month, year } = patterns.map((pattern) => pattern.exec(typed)).find((match) => match)?.groups ?? {};
  if (date === undefined || month === undefined) return null;
  const number = monthNumber(month);
  if (year !== undefined) return dayIn(year.length === 2 ? 2000 + Number(year) : Number(year), number, date);
  return nextOfItsKind(number, date, earliest);
};

const yearsBetweenLeapDays = 8;

const nextOfItsKind = (month: number, date: string, earliest: Day): Day | null => {
  const firstYear = Number(earliest.slice(0, 4));
  for (let year = firstYear; year <= firstYear + yearsBetweenLeapDays; year += 1) {
    const day = dayIn(year, month, date);
    if (day !== null && day >= earliest) return day;
  }
  return null;
};
