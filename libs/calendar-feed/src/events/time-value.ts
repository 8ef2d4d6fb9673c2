import { parseDay, type Day } from '@hearthstay/stay';
import ICAL from 'ical.js';
import { utcZone, type Zone } from '../zones/zone';

/** A day, or a local time of a zone. */
export interface TimeValue {
  time: ICAL.Time;
  /** The zone of the time. */
  zone: Zone;
}

const shape = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2}):?(\d{2})?(Z)?)?$/i;

const exists = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/**
 * Parses an existing day or time; 24:00 is the midnight at its end.
 *
 * @param zone of a time that is not in UTC.
 * @throws RangeError
 */
export const timeValue = (text: string, zone: Zone): TimeValue => {
  const parts = shape.exec(text);
  if (!parts) throw new RangeError('Not a time');
  const [year, month, day, hour, minute, second] = parts
    .slice(1, 7)
    .map((part: string | undefined) => Number(part ?? 0)) as [...[number, number, number], ...[number, number, number]];
  if (!exists(year, month, day) || hour > 24 || minute > 59 || second > 60) throw new RangeError('No such time');
  const isDate = parts[4] === undefined;
  const time = new ICAL.Time({ year, month, day, hour: 0, minute: 0, second: 0, isDate }, floating);
  if (!isDate) time.adjust(0, hour, minute, second);
  return { time, zone: parts[7] ? utcZone : zone };
};

const floating = ICAL.Timezone.localTimezone;

/** The local time of a zone at a time; a day stays a day. */
export const atClockOf = (zone: Zone, value: TimeValue): ICAL.Time =>
  value.time.isDate || value.zone === zone ? value.time : zone.wallClockAt(value.zone.instantOf(value.time));

type CalendarDay = Pick<ICAL.Time, 'year' | 'month' | 'day'>;
type TimeOfDay = Pick<ICAL.Time, 'hour' | 'minute' | 'second'>;

export const lastMoment: TimeOfDay = { hour: 23, minute: 59, second: 59 };

export const dateOf = ({ year, month, day }: CalendarDay): ICAL.Time =>
  new ICAL.Time({ year, month, day, hour: 0, minute: 0, second: 0, isDate: true }, floating);

/** The day of the first time with the hour of the second. */
export const atHourOf = ({ year, month, day }: CalendarDay, { hour, minute, second }: TimeOfDay): ICAL.Time =>
  new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, floating);

export const isMidnight = ({ hour, minute, second }: TimeOfDay): boolean => hour + minute + second === 0;

export const dayOf = ({ year, month, day }: ICAL.Time): Day =>
  parseDay([String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-'));
