import { parseDay, type Day } from './day';

/** The time zone of a house whose operator has set none. */
export const defaultTimeZone = 'Europe/Berlin';

// Creating a formatter takes far longer than using it. Only the property's zone is in use, so the cache stays small.
const formats = new Map<string, Intl.DateTimeFormat>();

const formatFor = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  formats.set(timeZone, format);
  return format;
};

/** The day in a time zone at an instant. @throws RangeError for an unknown zone or an invalid date. */
export const dayAt = (timeZone: string, instant: Date): Day => {
  const parts = formatFor(timeZone).formatToParts(instant);
  const number = (part: 'year' | 'month' | 'day') => parts.find(({ type }) => type === part)?.value;
  return parseDay(`${number('year')?.padStart(4, '0')}-${number('month')}-${number('day')}`);
};

const hourFormats = new Map<string, Intl.DateTimeFormat>();

/** The hour that the clocks of a time zone show at an instant, from 0 to 23. @throws RangeError for an unknown zone */
export const hourAt = (timeZone: string, instant: Date): number => {
  const format =
    hourFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, numberingSystem: 'latn', hour: 'numeric', hourCycle: 'h23' });
  hourFormats.set(timeZone, format);
  return Number(format.formatToParts(instant).find(({ type }) => type === 'hour')?.value);
};

/** Longer than a day and any offset from UTC together, in milliseconds. */
const widestDay = 48 * 60 * 60_000;

/** The first instant of a day in a time zone. @throws RangeError for an unknown zone */
export const startOfDay = (timeZone: string, day: Day): Date => {
  const midnightUtc = Date.parse(day);
  let [before, within] = [midnightUtc - widestDay, midnightUtc + widestDay];
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayAt(timeZone, new Date(middle)) < day) before = middle;
    else within = middle;
  }
  return new Date(within);
};

/** The last result of {@link todayAt}, which each request needs. Days begin on a whole minute in every zone. */
let latest: { timeZone: string; minute: number; day: Day } | undefined;

/**
 * Today at the property; every rule about days uses this day.
 *
 * @param timeZone IANA name of the property's time zone, such as `Europe/Berlin`.
 */
export const todayAt = (timeZone: string, now: Date = new Date()): Day => {
  const minute = Math.floor(now.getTime() / 60_000);
  if (latest?.minute !== minute || latest.timeZone !== timeZone) {
    latest = { timeZone, minute, day: dayAt(timeZone, now) };
  }
  return latest.day;
};

/** Whether this is the name of a time zone, such as `Europe/Berlin`. An offset such as `+01:00` is not. */
export const isTimeZone = (name: string): boolean => {
  // Newer engines accept offsets too, but an offset has no daylight saving time.
  if (/^[+-]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};
