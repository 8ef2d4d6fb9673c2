import { addDays, daysBetween, type Day } from '@hearthstay/stay';
import type { Random } from './random';

/** A notation for the times of an event. */
export interface Clock {
  isDate: boolean;
  /** A property with the day and the hour at which the event begins. */
  line: (property: string, day: Day) => string;
  /** The possible notations for the end of an event. */
  endLines: (from: Day, to: Day) => string[];
  /** The same hour in UTC. */
  utcLine: (property: string, day: Day) => string;
  dayLine: (property: string, day: Day) => string;
  /** A period from the event's time on its first day to that on the day of departure. */
  periodLine: (property: string, from: Day, to: Day) => string;
  /** The midnight at which the day begins in a zone. */
  midnightLine: (property: string, day: Day) => string;
  untilUtc: (day: Day) => string;
  untilDay: (day: Day) => string;
}

/** The IANA name, and the hours of arrival and departure; the last entry has times without a zone. */
const zones = [
  { name: 'Europe/Berlin', from: '160000', to: '100000' },
  { name: 'America/New_York', from: '160000', to: '100000' },
  { name: 'Asia/Tokyo', from: '150000', to: '110000' },
  { name: 'UTC', from: '140000', to: '090000' },
  { name: '', from: '160000', to: '100000' },
] as const;

const digits = (day: Day): string => day.replaceAll('-', '');
const dayLine = (property: string, day: Day): string => `${property};VALUE=DATE:${digits(day)}`;

const days: Clock = {
  isDate: true,
  line: dayLine,
  endLines: (from, to) => [dayLine('DTEND', to), `DURATION:P${daysBetween(from, to)}D`],
  dayLine,
  utcLine: (property, day) => `${property}:${digits(day)}T000000Z`,
  periodLine: dayLine,
  midnightLine: (property, day) => `${property};TZID=Europe/Berlin:${digits(day)}T000000`,
  untilUtc: digits,
  untilDay: (day) => `${digits(addDays(day, -1))}T230000Z`,
};

/** The same instant in UTC, computed with `Intl`. */
const utcOf = (day: Day, time: string, timeZone: string): string => {
  const [hour, minute] = [time.slice(0, 2), time.slice(2, 4)];
  const shown = Date.parse(`${day}T${hour}:${minute}:00Z`);
  const offset = (instant: number): number => {
    const text = new Date(instant).toLocaleString('sv-SE', { timeZone });
    return Date.parse(`${text.replace(' ', 'T')}Z`) - instant;
  };
  const instant = new Date(shown - offset(shown - offset(shown)));
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
};

const timed = ({ name, from, to }: (typeof zones)[number]): Clock => {
  const written = (property: string, day: Day, time: string) => {
    if (name === 'UTC') return `${property}:${digits(day)}T${time}Z`;
    return `${property}${name && `;TZID=${name}`}:${digits(day)}T${time}`;
  };
  const utc = (day: Day, time: string = from) => utcOf(day, time, name || 'Europe/Berlin');
  return {
    isDate: false,
    line: (property, day) => written(property, day, from),
    endLines: (_, day) => [written('DTEND', day, to), ...(name === '' ? [] : [`DTEND:${utc(day, to)}`])],
    dayLine,
    utcLine: (property, day) => `${property}:${utc(day)}`,
    periodLine: (property, day, until) => `${property};VALUE=PERIOD:${utc(day)}/${utc(until, to)}`,
    midnightLine: dayLine,
    untilUtc: (day) => (name === '' ? `${digits(day)}T${from}` : utc(day)),
    untilDay: digits,
  };
};

/** Whole days, or times in a zone. */
export const clockOf = (random: Random): Clock => (random.chance(35) ? days : timed(random.of(zones)));
