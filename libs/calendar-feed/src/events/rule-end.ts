import ICAL from 'ical.js';
import { wallClockAt } from './zoned-day';

/** The last moment of a rule's last day, for a rule that ends on a day although its event has times. */
const endOfDay = ({ year, month, day }: ICAL.Time): ICAL.Time => {
  const time = { year, month, day, hour: 23, minute: 59, second: 59, isDate: false };
  return new ICAL.Time(time, ICAL.Timezone.localTimezone);
};

/** The later of two, because a night too many can be freed by hand, and one too few is sold twice. */
const later = (one: ICAL.Time, other: ICAL.Time): ICAL.Time => (one.compare(other) > 0 ? one : other);

const comparable = (end: ICAL.Time, start: ICAL.Time, timeZone: string): ICAL.Time => {
  if (end.isDate) return start.isDate ? end : endOfDay(end);
  if (end.zone.tzid !== 'UTC') return end;
  const local = wallClockAt(end, timeZone);
  return start.isDate ? later(local, end) : local;
};

/**
 * Makes the ends of an event's rules comparable with its beginning. Rules end at a time in UTC, and ical.js compares
 * that with a time whose zone it does not know as if both were of the same zone, so that the last occurrence is lost.
 *
 * @param timeZone IANA name: of the event's times.
 */
export const alignRuleEnds = (event: ICAL.Component, start: ICAL.Time, timeZone: string): void => {
  if (start.zone.tzid !== 'floating') return;
  for (const property of event.getAllProperties('rrule')) {
    const rule: unknown = property.getFirstValue();
    if (rule instanceof ICAL.Recur && rule.until) rule.until = comparable(rule.until, start, timeZone);
  }
};
