import ICAL from 'ical.js';
import { CalendarError } from '../calendar-error';
import { feedLimits } from '../limits';
import { alignRuleEnds } from './rule-end';

/** When an event begins and, if it says so, ends. */
export interface Occurrence {
  start: ICAL.Time;
  end: ICAL.Time | null;
}

/** An existing day and time. ical.js would make 1 December of 31 November. */
const assertExists = (time: ICAL.Time): ICAL.Time => {
  const { year, month, day, hour, minute, second } = time;
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!exists || hour > 24 || minute > 59 || second > 60) throw new RangeError('There is no such time');
  return time;
};

/**
 * The value of a property, or `null` without the property.
 *
 * @throws RangeError when it is no time that exists.
 */
export const timeIn = (event: ICAL.Component, name: string): ICAL.Time | null => {
  const property = event.getFirstProperty(name);
  if (!property) return null;
  const raw = (property.toJSON() as unknown[])[3];
  const value: unknown = property.getFirstValue();
  if (!(value instanceof ICAL.Time) || typeof raw !== 'string') throw new RangeError(`${name} is no time`);
  assertExists(value);
  if (!raw.startsWith(value.toString().slice(0, 10))) throw new RangeError(`${name} does not exist`);
  return value;
};

const endOf = (event: ICAL.Component, start: ICAL.Time): ICAL.Time | null => {
  const end = timeIn(event, 'dtend');
  if (end) return end;
  const duration: unknown = event.getFirstPropertyValue('duration');
  if (!(duration instanceof ICAL.Duration)) return null;
  const after = start.clone();
  after.addDuration(duration);
  return after;
};

/** Counts the occurrences of a feed. */
export class OccurrenceBudget {
  private left = feedLimits.allOccurrences;

  /** @throws CalendarError `CALENDAR_TOO_COMPLEX` when the feed has too many. */
  spend(): void {
    this.left -= 1;
    if (this.left < 0) throw new CalendarError('CALENDAR_TOO_COMPLEX');
  }
}

export const recurs = (event: ICAL.Component): boolean =>
  event.getFirstProperty('rrule') !== null || event.getFirstProperty('rdate') !== null;

/**
 * The occurrences of an event that begin until an instant in UTC, in their order.
 *
 * @param options `timeZone`: of the event's times, IANA name.
 * @throws RangeError or an error of ical.js when the event cannot be read; CalendarError when it has too many.
 */
export function* occurrencesOf(
  event: ICAL.Component,
  { until, budget, timeZone }: { until: ICAL.Time; budget: OccurrenceBudget; timeZone: string },
): Generator<Occurrence> {
  const start = timeIn(event, 'dtstart');
  if (!start) throw new RangeError('An event without a beginning');
  const end = endOf(event, start);
  if (!recurs(event)) {
    yield { start, end };
    return;
  }
  const length = end?.subtractDate(start);
  alignRuleEnds(event, start, timeZone);
  // Without a rule, ical.js follows the further dates and forgets the first.
  if (!event.hasProperty('rrule')) event.addPropertyWithValue('rdate', start);
  const expansion = new ICAL.RecurExpansion({ component: event, dtstart: start });
  for (let count = 0; ; count += 1) {
    const next = expansion.next() as ICAL.Time | undefined;
    if (!next || next.compare(until) > 0) return;
    budget.spend();
    if (count >= feedLimits.occurrences) throw new CalendarError('CALENDAR_TOO_COMPLEX');
    const nextEnd = length ? next.clone() : null;
    if (nextEnd && length) nextEnd.addDuration(length);
    yield { start: next.clone(), end: nextEnd };
  }
}
