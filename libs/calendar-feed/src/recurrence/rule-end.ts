import type ICAL from 'ical.js';
import { atClockOf, atHourOf, dateOf, lastMoment, timeValue } from '../events/time-value';
import { utcZone, type Zone } from '../zones/zone';

/** The later of two, because a night too many can be freed by hand, and one too few is sold twice. */
const later = (one: ICAL.Time, other: ICAL.Time): ICAL.Time => (one.compare(other) > 0 ? one : other);

/**
 * The last moment of a rule, at the clocks of its event: a rule may end on a day although its event has times, or at a
 * time in UTC although its event has days.
 *
 * @param until as it is written.
 * @throws RangeError when it is no time.
 */
export const ruleEnd = (until: string, start: ICAL.Time, zone: Zone): ICAL.Time => {
  const value = timeValue(until, zone);
  if (!start.isDate) return value.time.isDate ? atHourOf(value.time, lastMoment) : atClockOf(zone, value);
  const local = dateOf(atClockOf(zone, value));
  return value.zone === utcZone ? later(local, dateOf(value.time)) : local;
};
