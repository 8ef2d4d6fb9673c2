import { addDays, type Day } from '@hearthstay/stay';
import type ICAL from 'ical.js';
import type { ReadingOptions } from './calendar-reading';
import { dayOf } from './events/time-value';
import { feedLimits } from './limits';
import { nightsIn, type NightRange } from './nights';
import type { Zone } from './zones/zone';

/** A period of time, as local times of a zone. */
interface Span {
  start: ICAL.Time;
  end: ICAL.Time | null;
  zone: Zone;
}

type Outcome = 'taken' | 'past' | 'too-far' | 'short-timed';

/** Collects the nights that a calendar takes, in the zone of the property. */
export class TakenNights {
  /** The first day whose night is beyond the limit. */
  readonly lastDay: Day;
  private readonly ranges: NightRange[] = [];

  constructor(
    private readonly options: ReadingOptions,
    private readonly property: Zone,
  ) {
    this.lastDay = addDays(options.today, feedLimits.daysAhead);
  }

  list(): Day[] {
    return nightsIn(this.ranges);
  }

  /** Takes the nights of a period, at least one. */
  take(span: Span): { outcome: Outcome; endsBeforeStart: boolean } {
    const from = dayOf(this.atProperty(span.start, span.zone));
    if (from >= this.lastDay) return { outcome: 'too-far', endsBeforeStart: false };
    const to = span.end ? this.departure(span.end, span.zone) : from;
    const endsBeforeStart = span.end !== null && (to < from || (to === from && span.start.isDate));
    const isShort = to === from && !span.start.isDate;
    if (isShort && !this.options.includeShortTimed) return { outcome: 'short-timed', endsBeforeStart };
    return { outcome: this.takeRange({ from, to: to > from ? to : addDays(from, 1) }), endsBeforeStart };
  }

  takeRange({ from, to }: NightRange): Outcome {
    const { today } = this.options;
    if (to <= today) return 'past';
    if (from >= this.lastDay) return 'too-far';
    this.ranges.push({ from: from < today ? today : from, to: to > this.lastDay ? this.lastDay : to });
    return 'taken';
  }

  dayAtProperty(time: ICAL.Time, zone: Zone): Day {
    return dayOf(this.atProperty(time, zone));
  }

  /** An end in the last minute of a day counts as the following midnight. */
  private departure(end: ICAL.Time, zone: Zone): Day {
    const time = this.atProperty(end, zone);
    const day = dayOf(time);
    return !time.isDate && time.hour === 23 && time.minute === 59 ? addDays(day, 1) : day;
  }

  private atProperty(time: ICAL.Time, zone: Zone): ICAL.Time {
    return time.isDate || zone === this.property ? time : this.property.wallClockAt(zone.instantOf(time));
  }
}
