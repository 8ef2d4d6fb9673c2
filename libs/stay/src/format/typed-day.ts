import { isDay, type Day } from '../day/day';
import type { DateLocale } from './date-parts';

/** "08.12.2026" or "08/12/2026": a day in figures, as it is typed into a field. The day comes first in both. */
export const formatTypedDay = (day: Day, locale: DateLocale): string => {
  const [year, month, date] = day.split('-');
  return [date, month, year].join(locale === 'de' ? '.' : '/');
};

/** With a comma, too, because keypads for figures of some phones have nothing else. */
const separated = /^(\d{1,2})[.,/ -]+(\d{1,2})(?:[.,/ -]+(\d{4}|\d{2})?)?$/;
const unseparated = /^(\d{2})(\d{2})(\d{4})$/;

const dayIn = (year: number, month: string, date: string): Day | null => {
  const day = `${String(year).padStart(4, '0')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
};

/**
 * The day that somebody means by "8.12.26", "08/12/2026", "8-12", "08122026" or "2026-12-08", in either language;
 * `null` for anything else and for a day that does not exist. Without a year it is the first such day that is not
 * before `earliest`, as the 29th of February of the next leap year.
 */
export const parseTypedDay = (text: string, earliest: Day): Day | null => {
  const typed = text.trim();
  if (isDay(typed)) return typed;
  const [, date, month, year] = separated.exec(typed) ?? unseparated.exec(typed) ?? [];
  if (date === undefined || month === undefined) return null;
  if (year !== undefined) return dayIn(year.length === 2 ? 2000 + Number(year) : Number(year), month, date);
  return nextOfItsKind(month, date, earliest);
};

const yearsBetweenLeapDays = 8;

const nextOfItsKind = (month: string, date: string, earliest: Day): Day | null => {
  const firstYear = Number(earliest.slice(0, 4));
  for (let year = firstYear; year <= firstYear + yearsBetweenLeapDays; year += 1) {
    const day = dayIn(year, month, date);
    if (day !== null && day >= earliest) return day;
  }
  return null;
};
