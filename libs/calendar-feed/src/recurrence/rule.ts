import ICAL from 'ical.js';
import { atHourOf, dateOf, lastMoment } from '../events/time-value';
import type { Zone } from '../zones/zone';
import { DayRule } from './day-iterator';
import { calendarOf, dayNumberOf, RuleDays } from './rule-days';
import { ruleEnd } from './rule-end';

/** A higher interval is invalid input. */
const longestInterval = 1_000_000;

const secondsIn: Partial<Record<string, number>> = { HOURLY: 3_600, MINUTELY: 60, SECONDLY: 1 };

const parse = (text: string): ICAL.Recur => {
  const rule = ICAL.Recur.fromString(text.toUpperCase().replaceAll(/\s/g, ''));
  const { freq, interval, count } = rule as { freq: string | null; interval: number; count: number | null };
  if (!freq || interval > longestInterval || count === 0) throw new RangeError('Not a rule');
  return rule;
};

const after = (time: ICAL.Time, seconds: number): ICAL.Time => {
  const moved = time.clone();
  moved.adjust(0, 0, 0, seconds);
  return moved;
};

/** A recurrence rule, in the zone of its event. */
export class Rule {
  private readonly rule: ICAL.Recur;
  private readonly days: RuleDays;
  private readonly end: ICAL.Time | undefined;

  /**
   * @param start of its event, in the zone.
   * @throws an error for an invalid rule.
   */
  constructor(
    text: string,
    private readonly start: ICAL.Time,
    zone: Zone,
  ) {
    this.rule = parse(text);
    this.days = new RuleDays(this.rule, start);
    const [, until] = /(?:^|;)\s*UNTIL\s*=\s*([^;\s]*)/i.exec(text) ?? [];
    this.end = until === undefined ? undefined : ruleEnd(until, start, zone);
  }

  /** Whether it has no occurrence: it ends before it begins, or no day matches it. */
  isEmpty(): boolean {
    return this.days.isImpossible() || (this.end !== undefined && this.end.compare(this.start) < 0);
  }

  /** Whether the start of its event is an occurrence of the rule. */
  includesStart(): boolean {
    return this.days.includes(dayNumberOf(this.start));
  }

  /**
   * Its occurrences in a range of days. Earlier ones are skipped without computing them, unless the rule counts its
   * occurrences.
   */
  *occurrences({ from, until }: { from: number; until: number }): Generator<ICAL.Time> {
    const limit = this.endBy(until);
    const begin = this.rule.count ? this.start : this.firstFrom(from, dayNumberOf(limit));
    const first = begin && this.onItsDay(begin, dayNumberOf(limit));
    if (!first) return;
    const iterator = this.timesUntil(limit).iterator(first);
    for (let next = iterator.next() as ICAL.Time | null; next; next = iterator.next())
      if (dayNumberOf(next) >= from) yield next.clone();
  }

  private endBy(until: number): ICAL.Time {
    const day = dateOf(calendarOf(until));
    const limit = this.start.isDate ? day : atHourOf(day, lastMoment);
    return this.end && this.end.compare(limit) < 0 ? this.end : limit;
  }

  /** A later start with the same occurrences from a day on, so that those long before it are not computed. */
  private firstFrom(from: number, until: number): ICAL.Time | undefined {
    const skipped = from - 1 - dayNumberOf(this.start);
    if (skipped <= 0) return this.start;
    const unit = secondsIn[this.rule.freq];
    if (unit) {
      const period = unit * this.rule.interval;
      return after(this.start, Math.floor((skipped * 86_400) / period) * period);
    }
    const day = this.days.firstBetween(from - 1, until);
    return day === undefined ? undefined : this.onDay(day);
  }

  /** The first time, from a given one on, whose day matches the rule. */
  private onItsDay(time: ICAL.Time, until: number): ICAL.Time | undefined {
    if (secondsIn[this.rule.freq]) return time;
    const day = this.days.firstBetween(dayNumberOf(time), until);
    return day === undefined ? undefined : this.onDay(day);
  }

  private onDay(day: number): ICAL.Time {
    return this.start.isDate ? dateOf(calendarOf(day)) : atHourOf(calendarOf(day), this.start);
  }

  private timesUntil(end: ICAL.Time): DayRule {
    const { freq, interval, count, parts } = this.rule;
    const isShort = freq in secondsIn;
    const { BYHOUR, BYMINUTE, BYSECOND } = parts as Record<string, number[] | undefined>;
    const times = Object.fromEntries(Object.entries({ BYHOUR, BYMINUTE, BYSECOND }).filter(([, values]) => values));
    const data = { freq: isShort ? freq : 'DAILY', interval: isShort ? interval : 1, count, ...times };
    return new DayRule(data as ConstructorParameters<typeof DayRule>[0], this.days, end);
  }
}
