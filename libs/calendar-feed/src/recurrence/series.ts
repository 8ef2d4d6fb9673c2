import ICAL from 'ical.js';
import type { CalendarEvent } from '../events/calendar-event';
import { atClockOf, dateOf } from '../events/time-value';
import { exclusionsOf, occurrenceMeant, type Exclusions } from './exceptions';
import { furtherDates } from './further-dates';
import { Rule } from './rule';
import { dayNumberOf } from './rule-days';

/** The times of an occurrence, as local times of a zone. */
export interface Occurrence extends Pick<CalendarEvent, 'start' | 'end' | 'zone'> {
  /** The event that contains these times: the series or the replacement. */
  event: CalendarEvent;
}

const isRange = ({ properties }: CalendarEvent): boolean =>
  properties.parameter('RECURRENCE-ID', 'range').toUpperCase() === ICAL.Event.THISANDFUTURE;

const nightsOf = ({ start, end }: CalendarEvent): number =>
  end ? Math.max(0, dayNumberOf(dateOf(end)) - dayNumberOf(dateOf(start))) : 0;

const componentOf = (start: ICAL.Time, end: ICAL.Time | null): ICAL.Component => {
  const component = new ICAL.Component('vevent');
  component.addPropertyWithValue('dtstart', start);
  if (end) component.addPropertyWithValue('dtend', end);
  return component;
};

/** A recurring event, without the occurrences that other events replace. */
export class Series {
  private readonly event: ICAL.Event;
  private readonly exceptions = new Map<ICAL.Component, CalendarEvent>();
  private readonly rules: Rule[];
  private readonly exclusions: Exclusions;
  /** The events that replace an occurrence and all later ones. */
  private readonly ranges: readonly CalendarEvent[];
  private readonly length: ICAL.Duration | undefined;

  /** @throws RangeError or an error of ical.js for unreadable rules. */
  constructor(
    private readonly master: CalendarEvent,
    exceptions: readonly CalendarEvent[],
  ) {
    const { start, end, zone, properties } = master;
    this.event = new ICAL.Event(componentOf(start, end), { exceptions: [] });
    for (const exception of exceptions) this.relate(exception);
    this.length = end?.subtractDate(start);
    this.ranges = exceptions.filter(isRange);
    this.rules = properties.raw('RRULE').map((text) => new Rule(text, start, zone));
    this.exclusions = exclusionsOf(master);
  }

  /** Whether its rule has no occurrence. */
  isEmpty(): boolean {
    const hasOthers = this.master.properties.has('RDATE') || this.rules.length === 0;
    return !hasOthers && this.rules.every((rule) => rule.isEmpty());
  }

  /** Whether its first day does not match its rule. */
  beginsOutsideRule(): boolean {
    return this.rules.length > 0 && !this.rules.some((rule) => rule.includesStart());
  }

  hasUnreadableExceptions(): boolean {
    return this.exclusions.areUnreadable;
  }

  /**
   * Its occurrences that end after the start of a range of days; it may include some that end before.
   *
   * @throws RangeError for an unreadable additional date, after the other occurrences.
   */
  *occurrences(span: { from: number; until: number }): Generator<Occurrence> {
    const { start } = this.master;
    yield* this.occurrence(start);
    const shifts = this.ranges.map((range) => this.daysShifted(range));
    const from = span.from - Math.max(0, ...shifts) - Math.max(...[this.master, ...this.ranges].map(nightsOf));
    const until = span.until - Math.min(0, ...shifts);
    for (const rule of this.rules)
      for (const next of rule.occurrences({ from, until })) if (next.compare(start) !== 0) yield* this.occurrence(next);
    for (const further of furtherDates(this.master))
      if (dayNumberOf(further.end ?? further.start) >= from) yield* this.occurrence(further.start, further.end);
  }

  /** The number of days by which an exception moves its occurrence and all later ones, in either direction. */
  private daysShifted({ start, replaces }: CalendarEvent): number {
    return dayNumberOf(start) - dayNumberOf(occurrenceMeant(this.master, replaces!));
  }

  private relate(exception: CalendarEvent): void {
    const { zone } = this.master;
    const [start, end] = [exception.start, exception.end].map(
      (time) => time && atClockOf(zone, { time, zone: exception.zone }),
    );
    const component = componentOf(start!, end ?? null);
    component.addPropertyWithValue('recurrence-id', occurrenceMeant(this.master, exception.replaces!));
    if (isRange(exception)) component.getFirstProperty('recurrence-id')!.setParameter('range', 'THISANDFUTURE');
    this.exceptions.set(component, exception);
    this.event.relateException(component);
  }

  private *occurrence(time: ICAL.Time, end?: ICAL.Time): Generator<Occurrence> {
    if (this.exclusions.has(time) || this.isReplaced(time)) return;
    const { zone } = this.master;
    if (this.ranges.length === 0) {
      yield { event: this.master, zone, start: time, end: end ?? this.endAfter(time) };
      return;
    }
    const details = this.event.getOccurrenceDetails(time);
    const event = this.exceptions.get(details.item.component) ?? this.master;
    yield { event, zone, start: details.startDate, end: end ?? (event.end && details.endDate) };
  }

  private isReplaced(time: ICAL.Time): boolean {
    return this.exceptions.size > 0 && time.toString() in this.event.exceptions;
  }

  private endAfter(start: ICAL.Time): ICAL.Time | null {
    if (!this.length) return null;
    const end = start.clone();
    end.addDuration(this.length);
    return end;
  }
}
