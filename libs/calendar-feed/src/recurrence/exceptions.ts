import type ICAL from 'ical.js';
import type { CalendarEvent } from '../events/calendar-event';
import { atClockOf, atHourOf, dateOf, isMidnight, timeValue, type TimeValue } from '../events/time-value';
import { utcZone } from '../zones/zone';

/**
 * The day of an exception of an all-day event: some programs write its midnight in UTC, others the midnight of a zone.
 */
const dayMeant = ({ zone, start }: CalendarEvent, value: TimeValue): ICAL.Time => {
  const { time } = value;
  if (!start.isDate || time.isDate || value.zone !== utcZone || isMidnight(time)) return dateOf(time);
  return dateOf(atClockOf(zone, value));
};

/** The start of the occurrence that an exception replaces, in the form and zone of its event. */
export const occurrenceMeant = (event: CalendarEvent, value: TimeValue): ICAL.Time => {
  if (event.start.isDate) return dayMeant(event, value);
  return value.time.isDate ? atHourOf(value.time, event.start) : atClockOf(event.zone, value);
};

/** The occurrences that an event excludes. */
export interface Exclusions {
  has(occurrence: ICAL.Time): boolean;
  /** Whether some exclusions are unreadable, so that their occurrences count. */
  areUnreadable: boolean;
}

export const exclusionsOf = (event: CalendarEvent): Exclusions => {
  const excluded = new Set<string>();
  let areUnreadable = false;
  for (const { read } of event.properties.lists('EXDATE')) {
    const { values, zone } = read();
    for (const text of values)
      try {
        const value = timeValue(String(text), zone);
        const occurrence = value.time.isDate ? value.time : occurrenceMeant(event, value);
        excluded.add(occurrence.toString());
      } catch {
        areUnreadable = true;
      }
  }
  return {
    has: (occurrence) =>
      excluded.size > 0 && (excluded.has(occurrence.toString()) || excluded.has(dateOf(occurrence).toString())),
    areUnreadable,
  };
};
