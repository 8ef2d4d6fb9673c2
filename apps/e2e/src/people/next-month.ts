import { formatRange, parseDay } from '@hearthstay/stay';
import type { Locale } from '../texts/texts';

const timeZone = 'Europe/Berlin';

/** Today at the property: "2026-11-20". */
export const today = (): string => new Intl.DateTimeFormat('sv', { timeZone }).format(new Date());

/** The first day of next month, at the property. */
const firstOfNextMonth = (): Date => {
  const [year = 0, month = 0] = today().split('-').map(Number);
  // Months count from 0 here, so this is the next month.
  return new Date(Date.UTC(year, month, 1));
};

/** A day of next month as in the calendar and in date fields: "2026-12-10". */
export const dateOfNextMonth = (dayOfMonth: number): string =>
  `${firstOfNextMonth().toISOString().slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`;

/** The same day as screen readers announce it: "10. Dezember 2026" or "10 December 2026". */
export const dayOfNextMonth = (dayOfMonth: number, locale: Locale): RegExp => {
  const first = firstOfNextMonth();
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(first);
  return new RegExp(`\\b${dayOfMonth}\\.? ${name} ${first.getUTCFullYear()}\\b`);
};

/** A range of days as the panel shows it: "Thu 10 – Sat 12 December 2026". */
export const rangeOfNextMonth = (first: number, last: number, locale: Locale): string =>
  formatRange({ start: parseDay(dateOfNextMonth(first)), end: parseDay(dateOfNextMonth(last)) }, locale);
