import type ICAL from 'ical.js';
import { occurrenceMeant } from './exceptions';
import type { CalendarEvent } from '../events/calendar-event';
import { periodOf } from '../events/period';
import { atClockOf, timeValue } from '../events/time-value';

/**
 * The additional dates of an event (RDATE); a period has its own end.
 *
 * @throws RangeError for an unreadable one.
 */
export function* furtherDates(event: CalendarEvent): Generator<{ start: ICAL.Time; end?: ICAL.Time }> {
  for (const { read } of event.properties.lists('RDATE')) {
    const { values, zone, type } = read();
    for (const value of values)
      if (type === 'period') {
        const { start, end } = periodOf(value, zone);
        yield { start: occurrenceMeant(event, start), end: atClockOf(event.zone, end) };
      } else yield { start: occurrenceMeant(event, timeValue(String(value), zone)) };
  }
}
