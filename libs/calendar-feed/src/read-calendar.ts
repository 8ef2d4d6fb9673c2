import { addDays, type Day } from '@hearthstay/stay';
import ICAL from 'ical.js';
import { CalendarError } from './calendar-error';
import { OccurrenceBudget, occurrencesOf, recurs, timeIn, type Occurrence } from './events/occurrences';
import { isSurelyPast, knownNights, unreadableEvent, type UnreadableEvent } from './events/unreadable-event';
import { newZoneNames, propertyDayOf } from './events/zoned-day';
import { feedLimits } from './limits';
import { nightsIn, type NightRange } from './nights';
import { componentsOf } from './text/components';
import { contentLines } from './text/content-lines';
import { decodeCalendar } from './text/decode';

/** How a calendar is to be read. */
export interface ReadingOptions {
  /** The day it is at the property: nights before it are left out. */
  today: Day;
  /** The zone of the property, IANA name. */
  timeZone: string;
  /** Whether of Airbnb's events only those titled `Reserved` count. */
  onlyReserved: boolean;
  /** Whether events that do not block time are left out; by default they count, because some programs mark stays so. */
  skipTransparent: boolean;
  /** Whether an event of some hours counts as its day. */
  includeShortTimed: boolean;
}

/** Why an event does not count, or was put right. */
export type Remark =
  'cancelled' | 'transparent' | 'not-reserved' | 'short-timed' | 'past' | 'too-far' | 'unreadable' | 'end-before-start';

export interface CalendarReading {
  /** The nights from today on that the calendar says are taken, ascending. */
  nights: Day[];
  /** Those of them that are not only known of the events in `unreadable`. */
  readableNights: Day[];
  /** How many events were left out, by reason. */
  leftOut: Partial<Record<Remark, number>>;
  /** How many events were put right, by reason. */
  warnings: Partial<Record<Remark, number>>;
  /** The events that cannot be read and are not past, each once; at most as many as `feedLimits.unreadable`. */
  unreadable: UnreadableEvent[];
}

const addIfReadable = (calendar: ICAL.Component, lines: readonly string[]): void => {
  try {
    calendar.addSubcomponent(parseComponent(lines));
  } catch {
    // Its events are read as at the property.
  }
};

const parseComponent = (lines: readonly string[]): ICAL.Component =>
  new ICAL.Component(ICAL.parse(lines.join('\r\n')) as ConstructorParameters<typeof ICAL.Component>[0]);

const textOf = (event: ICAL.Component, name: string): string => {
  const value: unknown = event.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
};

/** Identifies an occurrence of a recurring event. */
const occurrenceKey = (uid: string, time: ICAL.Time): string => `${uid}\n${time.toString()}`;

/** Reads one calendar. Everything in it that depends on other events, or counts, is kept here. */
class Reader {
  readonly leftOut: CalendarReading['leftOut'] = {};
  readonly warnings: CalendarReading['warnings'] = {};
  private readonly unreadable = new Map<string, UnreadableEvent>();
  private readonly ranges: NightRange[] = [];
  private readonly moved = new Set<string>();
  private readonly budget = new OccurrenceBudget();
  private readonly zoneNames = newZoneNames();
  private readonly lastDay: Day;
  private readonly until: ICAL.Time;

  constructor(private readonly options: ReadingOptions) {
    this.lastDay = addDays(options.today, feedLimits.daysAhead);
    this.until = ICAL.Time.fromDateString(addDays(this.lastDay, 2));
  }

  read(bytes: Uint8Array): CalendarReading {
    const { events, timeZones } = componentsOf(contentLines(decodeCalendar(bytes)));
    const calendar = new ICAL.Component('vcalendar');
    for (const lines of timeZones) addIfReadable(calendar, lines);
    const parsed = events.flatMap((lines) => this.parse(calendar, lines));
    const readable = parsed.filter(({ lines, event }) => this.reads(lines, () => this.noteMoved(event)));
    for (const { lines, event } of readable) this.reads(lines, () => this.readEvent(event));
    const unreadable = [...this.unreadable.values()];
    const named = unreadable.slice(0, feedLimits.unreadable);
    for (const event of unreadable.slice(feedLimits.unreadable)) this.addKnown(event);
    const readableNights = nightsIn(this.ranges);
    for (const event of named) this.addKnown(event);
    const { leftOut, warnings, ranges } = this;
    return { nights: nightsIn(ranges), readableNights, leftOut, warnings, unreadable: named };
  }

  private parse(calendar: ICAL.Component, lines: readonly string[]) {
    const parsed: { lines: readonly string[]; event: ICAL.Component }[] = [];
    this.reads(lines, () => parsed.push({ lines, event: calendar.addSubcomponent(parseComponent(lines)) }));
    return parsed;
  }

  /** An occurrence that has an event of its own no longer stands where the rule puts it. */
  private noteMoved(event: ICAL.Component): void {
    if (!event.getFirstProperty('recurrence-id')) return;
    const time = timeIn(event, 'recurrence-id');
    if (time) this.moved.add(occurrenceKey(textOf(event, 'uid'), time));
  }

  private readEvent(event: ICAL.Component): void {
    const reason = this.reasonToSkip(event);
    if (reason) {
      count(this.leftOut, reason);
      return;
    }
    const named = this.zoneNames(event.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? '');
    const place = { timeZone: this.options.timeZone, named };
    const within = { until: this.until, budget: this.budget, timeZone: named ?? this.options.timeZone };
    const isRecurring = recurs(event);
    const outcomes = new Set<Remark | 'taken'>();
    for (const occurrence of occurrencesOf(event, within)) {
      if (isRecurring && this.moved.has(occurrenceKey(textOf(event, 'uid'), occurrence.start))) continue;
      outcomes.add(this.take(occurrence, place));
    }
    // One that recurs counts when any of its occurrences does.
    const left = [...outcomes][0];
    if (left && left !== 'taken' && !outcomes.has('taken')) count(this.leftOut, left);
  }

  private reasonToSkip(event: ICAL.Component): Remark | undefined {
    const { onlyReserved, skipTransparent } = this.options;
    if (textOf(event, 'status').toUpperCase() === 'CANCELLED') return 'cancelled';
    if (skipTransparent && textOf(event, 'transp').toUpperCase() === 'TRANSPARENT') return 'transparent';
    return onlyReserved && textOf(event, 'summary').trim().toLowerCase() !== 'reserved' ? 'not-reserved' : undefined;
  }

  private take({ start, end }: Occurrence, place: Parameters<typeof propertyDayOf>[1]): Remark | 'taken' {
    const from = propertyDayOf(start, place);
    let to = end ? propertyDayOf(end, place) : from;
    if (to <= from) {
      if (start.isDate || to < from) {
        if (end) count(this.warnings, 'end-before-start');
      } else if (!this.options.includeShortTimed) return 'short-timed';
      to = addDays(from, 1);
    }
    return this.addRange({ from, to });
  }

  private addRange({ from, to }: NightRange): 'taken' | 'past' | 'too-far' {
    const { today } = this.options;
    if (to <= today) return 'past';
    if (from >= this.lastDay) return 'too-far';
    this.ranges.push({ from: from < today ? today : from, to: to > this.lastDay ? this.lastDay : to });
    return 'taken';
  }

  /** Whether an event can be read; otherwise what is known of it counts. */
  private reads(lines: readonly string[], work: () => unknown): boolean {
    try {
      work();
      return true;
    } catch (error) {
      if (error instanceof CalendarError) throw error;
      this.keepKnown(lines);
      return false;
    }
  }

  private keepKnown(lines: readonly string[]): void {
    const event = unreadableEvent(lines);
    if (isSurelyPast(lines, event, this.options.today)) {
      count(this.leftOut, 'past');
      return;
    }
    count(this.leftOut, 'unreadable');
    this.unreadable.set(event.key, event);
  }

  private addKnown(event: UnreadableEvent): void {
    const known = knownNights(event);
    if (known) this.addRange(known);
  }
}

const count = (counts: Partial<Record<Remark, number>>, remark: Remark): void => {
  counts[remark] = (counts[remark] ?? 0) + 1;
};

/**
 * Reads the nights that a calendar says are taken. A rule of recurrence can keep it busy for ever, so it runs in a
 * thread that can be ended.
 *
 * @param bytes the whole answer, not compressed.
 * @throws CalendarError when it is not a complete calendar.
 */
export const readCalendar = (bytes: Uint8Array, options: ReadingOptions): CalendarReading =>
  new Reader(options).read(bytes);
