import type { Day } from '@hearthstay/stay';
import { CalendarError } from './calendar-error';
import type { CalendarReading, ReadingOptions, ReasonLeftOut, Remark, Warning } from './calendar-reading';
import { calendarEvent, recurs, type CalendarEvent } from './events/calendar-event';
import { EventProperties } from './events/event-properties';
import { busyPeriods } from './events/free-busy';
import { isSurelyPast, knownNights, unreadableEvent, type UnreadableEvent } from './events/unreadable-event';
import { feedLimits } from './limits';
import { isFeedOf } from './own-feed';
import { Series, type Occurrence } from './recurrence/series';
import { dayNumber } from './recurrence/rule-days';
import { TakenNights } from './taken-nights';
import { componentsOf } from './text/components';
import { contentLines } from './text/content-lines';
import { decodeCalendar } from './text/decode';
import { Zones } from './zones/zones';

const count = (counts: Partial<Record<Remark, number>>, remark: Remark): void => {
  counts[remark] = (counts[remark] ?? 0) + 1;
};

/** The state of reading one calendar: counts, and relations between events. */
class Reader {
  private readonly leftOut: CalendarReading['leftOut'] = {};
  private readonly warnings: CalendarReading['warnings'] = {};
  private readonly unreadable = new Map<string, UnreadableEvent>();
  private occurrencesLeft: number = feedLimits.allOccurrences;

  constructor(
    private readonly options: ReadingOptions,
    private readonly zones: Zones,
    private readonly nights = new TakenNights(options, zones.property),
  ) {}

  read(events: readonly string[][], freeBusy: readonly string[][]): CalendarReading {
    const readable = events.flatMap(
      (lines) => this.orNote(lines, () => [calendarEvent(this.propertiesOf(lines))]) ?? [],
    );
    const exceptions = exceptionsByUid(readable);
    for (const event of readable)
      this.orNote(event.properties.lines, () => this.readEvent(event, exceptions.get(event.uid) ?? []));
    for (const lines of freeBusy) this.readFreeBusy(lines);
    const unreadable = [...this.unreadable.values()];
    const named = unreadable.slice(0, feedLimits.unreadable);
    for (const event of unreadable.slice(feedLimits.unreadable)) this.takeKnown(event);
    const readableNights = this.nights.list();
    for (const event of named) this.takeKnown(event);
    const { leftOut, warnings } = this;
    return { nights: this.nights.list(), readableNights, leftOut, warnings, unreadable: named };
  }

  private readEvent(event: CalendarEvent, exceptions: readonly CalendarEvent[]): void {
    const reason = this.reasonToSkip(event);
    if (reason) {
      count(this.leftOut, reason);
      return;
    }
    // An event that replaces one occurrence may contain the rule of the series.
    if (event.replaces || !recurs(event)) this.settle(event, [{ ...event, event }], new Set());
    else this.readSeries(event, new Series(event, exceptions));
  }

  private readSeries(event: CalendarEvent, series: Series): void {
    if (series.isEmpty()) {
      count(this.leftOut, 'no-occurrence');
      return;
    }
    const warnings = new Set<Warning>();
    if (series.beginsOutsideRule()) warnings.add('starts-outside-rule');
    if (series.hasUnreadableExceptions()) warnings.add('unreadable-exception');
    const span = { from: dayNumber(this.options.today) - 2, until: dayNumber(this.nights.lastDay) + 2 };
    this.settle(event, series.occurrences(span), warnings);
  }

  /** An event counts if at least one of its occurrences does. */
  private settle(event: CalendarEvent, occurrences: Iterable<Occurrence>, warnings: Set<Warning>): void {
    const outcomes = new Set<ReasonLeftOut | 'taken'>();
    let left: number = feedLimits.occurrences;
    for (const occurrence of occurrences) {
      if (occurrence.event !== event && this.reasonToSkip(occurrence.event)) continue;
      const { outcome, endsBeforeStart } = this.nights.take(occurrence);
      outcomes.add(outcome);
      if (endsBeforeStart && outcome === 'taken') warnings.add('end-before-start');
      this.spendOccurrence();
      left -= 1;
      if (left < 0) throw new RangeError('More occurrences than anybody has');
    }
    if (event.properties.hasUnknownZone) warnings.add('unknown-zone');
    const [first] = outcomes;
    if (outcomes.has('taken')) for (const warning of warnings) count(this.warnings, warning);
    else if (first && first !== 'taken') count(this.leftOut, first);
  }

  private readFreeBusy(lines: readonly string[]): void {
    for (const { line, periods } of busyPeriods(this.propertiesOf(lines)))
      this.orNote([line], () => {
        for (const { start, end } of periods()) {
          const outcome = this.options.onlyReserved
            ? 'not-reserved'
            : this.nights.take({ start: start.time, end: end.time, zone: start.zone }).outcome;
          if (outcome !== 'taken') count(this.leftOut, outcome);
          this.spendOccurrence();
        }
      });
  }

  private reasonToSkip({ properties }: CalendarEvent): ReasonLeftOut | undefined {
    const { onlyReserved, skipTransparent } = this.options;
    if (properties.text('STATUS').toUpperCase() === 'CANCELLED') return 'cancelled';
    if (skipTransparent && properties.text('TRANSP').toUpperCase() === 'TRANSPARENT') return 'transparent';
    if (onlyReserved && properties.text('SUMMARY').trim().toLowerCase() !== 'reserved') return 'not-reserved';
    return undefined;
  }

  /** Takes the known nights of an event that cannot be read. */
  private orNote<Result>(lines: readonly string[], work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      if (error instanceof CalendarError) throw error;
      this.note(lines);
      return undefined;
    }
  }

  private note(lines: readonly string[]): void {
    const event = unreadableEvent(lines, this.daysIn(lines));
    const reason = this.reasonToForget(lines, event);
    count(this.leftOut, reason ?? 'unreadable');
    if (!reason) this.unreadable.set(event.key, event);
  }

  /** Why an unreadable event takes no night. */
  private reasonToForget(lines: readonly string[], event: UnreadableEvent): ReasonLeftOut | undefined {
    if (lines.some((line) => /^STATUS\b[^:]*: *CANCELLED *$/i.test(line))) return 'cancelled';
    if (isSurelyPast(lines, event, this.options.today)) return 'past';
    return event.from && event.from >= this.nights.lastDay ? 'too-far' : undefined;
  }

  private takeKnown(event: UnreadableEvent): void {
    const known = knownNights(event);
    if (known) this.nights.takeRange(known);
  }

  private daysIn(lines: readonly string[]): (property: string) => Day | null {
    const properties = this.propertiesOf(lines);
    return (name) => {
      try {
        const value = properties.time(name);
        return value ? this.nights.dayAtProperty(value.time, value.zone) : null;
      } catch {
        return null;
      }
    };
  }

  private propertiesOf(lines: readonly string[]): EventProperties {
    return new EventProperties(lines, this.zones);
  }

  private spendOccurrence(): void {
    this.occurrencesLeft -= 1;
    if (this.occurrencesLeft < 0) throw new CalendarError('CALENDAR_TOO_COMPLEX');
  }
}

/** Events without a UID replace no occurrence, because their series is unknown. */
const exceptionsByUid = (events: readonly CalendarEvent[]): Map<string, CalendarEvent[]> => {
  const byUid = new Map<string, CalendarEvent[]>();
  for (const event of events)
    if (event.replaces && event.uid !== '') byUid.set(event.uid, [...(byUid.get(event.uid) ?? []), event]);
  return byUid;
};

/**
 * The nights that a calendar takes.
 *
 * @param bytes the whole response, decompressed.
 * @throws CalendarError when it is not a complete calendar, or a feed of this installation.
 */
export const readCalendar = (bytes: Uint8Array, options: ReadingOptions): CalendarReading => {
  const lines = contentLines(decodeCalendar(bytes));
  const { installationId } = options;
  if (installationId !== undefined && isFeedOf(installationId, lines)) throw new CalendarError('CALENDAR_OWN_FEED');
  const { events, freeBusy, timeZones } = componentsOf(lines);
  return new Reader(options, new Zones(options.timeZone, timeZones)).read(events, freeBusy);
};
