import type { Locale } from './texts';

/** The first day of next month, at the property. */
const firstOfNextMonth = (): Date => {
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(new Date());
  const [year = 0, month = 0] = today.split('-').map(Number);
  // Months count from 0 here, so this is the next one.
  return new Date(Date.UTC(year, month, 1));
};

/** A day of next month as a calendar reads it out: "10. Dezember 2026" or "10 December 2026". */
export const dayOfNextMonth = (dayOfMonth: number, locale: Locale): RegExp => {
  const first = firstOfNextMonth();
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(first);
  return new RegExp(`\\b${dayOfMonth}\\.? ${name} ${first.getUTCFullYear()}\\b`);
};

/** The same day as a date field takes it: "2026-12-10". */
export const dateOfNextMonth = (dayOfMonth: number): string =>
  `${firstOfNextMonth().toISOString().slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`;
