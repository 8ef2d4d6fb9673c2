import type ICAL from 'ical.js';
import { atClockOf, atHourOf, dateOf, lastMoment, timeValue } from '../events/time-value';
import { utcZone, type Zone } from '../zones/zone';

/** The later of two times: the owner can free a night too many, but a night too few is sold twice. */
const later = (one: ICAL.Time, other: ICAL.Time): ICAL.Time => (one.compare(other) > 0 ? one : other);

/**
 * The last moment of a rule, in the zone of its event. The end may be a day although the event has times, or a time in
 * UTC although the event has days.
 *
 * @param until the unparsed value.
 * @throws RangeError when it is not a time.
 */
export const ruleEnd = (until: string, start: ICAL.Time, zone: Zone): ICAL.Time => {
  const value = timeValue(until, zone);
  if (!start.isDate) return value.time.isDate ? atHourOf(value.time, lastMoment) : atClockOf(zone, value);
  const local = dateOf(atClockOf(zone, value));
  return value.zone === utcZone ? later(local, dateOf(value.time)) : local;
};
