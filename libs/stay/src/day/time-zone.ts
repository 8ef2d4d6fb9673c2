import { parseDay, type Day } from './day';

/** The day it is in a time zone at an instant. @throws RangeError for an unknown zone or an invalid date. */
export const dayAt = (timeZone: string, instant: Date): Day => {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return parseDay(`${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}`);
};

/**
 * Today at the property, the day that every rule about days means.
 *
 * @param timeZone IANA name of the property's time zone, such as `Europe/Berlin`.
 */
export const todayAt = (timeZone: string, now: Date = new Date()): Day => dayAt(timeZone, now);

/** Whether this is the name of a time zone, such as `Europe/Berlin`. An offset such as `+01:00` is none. */
export const isTimeZone = (name: string): boolean => {
  // Newer engines take offsets too, but an offset knows no summer time.
  if (/^[+-]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};
