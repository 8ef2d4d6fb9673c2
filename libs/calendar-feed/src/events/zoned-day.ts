import { dayAt, isTimeZone, parseDay, type Day } from '@hearthstay/stay';
import ICAL from 'ical.js';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      ...{ calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
    formats.set(timeZone, format);
  }
  return format;
};

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
const offsetAt = (timeZone: string, instant: number): number => {
  const parts = formatOf(timeZone).formatToParts(instant);
  const number = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  const [year, month, day] = [number('year'), number('month'), number('day')];
  return Date.UTC(year, month - 1, day, number('hour'), number('minute'), number('second')) - instant;
};

/** The instant at which the clocks of a zone show a time; a time that they skip or show twice is off by that hour. */
const instantOf = ({ year, month, day, hour, minute, second }: ICAL.Time, timeZone: string): number => {
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  const guess = asUtc - offsetAt(timeZone, asUtc);
  return asUtc - offsetAt(timeZone, guess);
};

/** What the clocks of a zone show at a time in UTC. */
export const wallClockAt = (utc: ICAL.Time, timeZone: string): ICAL.Time => {
  const instant = instantOf(utc, 'UTC');
  const local = utc.clone();
  local.zone = ICAL.Timezone.localTimezone;
  local.adjust(0, 0, 0, offsetAt(timeZone, instant) / 1_000);
  return local;
};

/** The IANA name in a TZID; some programs put a prefix of their own before it. */
const ianaNameIn = (tzid: string): string | undefined =>
  [tzid, tzid.split('/').slice(-2).join('/')].find((name) => name !== '' && isTimeZone(name));

/** Finds the IANA name in each TZID once. */
export const newZoneNames = (): ((tzid: string) => string | undefined) => {
  const names = new Map<string, string | undefined>();
  return (tzid) => {
    if (!names.has(tzid)) names.set(tzid, ianaNameIn(tzid));
    return names.get(tzid);
  };
};

export const dayOf = ({ year, month, day }: ICAL.Time): Day =>
  parseDay([String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-'));

/** Where a time of an event is meant. */
export interface TimePlace {
  /** The zone of the property, IANA name: of floating times, and of zones that nobody knows. */
  timeZone: string;
  /** The zone that the event names, IANA name; absent when it names none that is known by that name. */
  named: string | undefined;
}

/**
 * The day that it is at the property at a time of an event. Zones that have an IANA name are read by it; others as the
 * calendar itself describes them.
 */
export const propertyDayOf = (time: ICAL.Time, { timeZone, named }: TimePlace): Day => {
  if (time.isDate) return dayOf(time);
  const { tzid } = time.zone;
  if (tzid === 'UTC') return dayAt(timeZone, new Date(instantOf(time, 'UTC')));
  if (named === timeZone) return dayOf(time);
  if (named) return dayAt(timeZone, new Date(instantOf(time, named)));
  return tzid === 'floating' ? dayOf(time) : dayAt(timeZone, new Date(time.toUnixTime() * 1_000));
};
