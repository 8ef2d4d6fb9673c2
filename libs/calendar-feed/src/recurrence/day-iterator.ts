import ICAL from 'ical.js';
import { calendarOf, dayNumberOf, type RuleDays } from './rule-days';

/**
 * Iterates over the days of a rule until its end. The iterator of ical.js alone does not terminate when no day matches,
 * and misses or moves days of less common rules.
 */
class DayIterator extends ICAL.RecurIterator {
  declare rule: DayRule;

  override increment_monthday(increment: number): void {
    if (this.rule.freq === 'DAILY') Object.assign(this.last, calendarOf(this.rule.dayAfter(this.last)));
    else super.increment_monthday(increment);
  }

  override check_contracting_rules(): boolean {
    if (this.rule.freq === 'DAILY' || this.last.compare(this.rule.end) > 0) return true;
    return super.check_contracting_rules() && this.rule.days.includes(dayNumberOf(this.last));
  }
}

/** A rule whose days are computed separately and whose times ical.js computes. */
export class DayRule extends ICAL.Recur {
  constructor(
    data: ConstructorParameters<typeof ICAL.Recur>[0],
    readonly days: RuleDays,
    readonly end: ICAL.Time,
  ) {
    super(data);
    this.until = end;
  }

  /** A day after the end if there is no further one. */
  dayAfter(time: ICAL.Time): number {
    const beyond = dayNumberOf(this.end) + 1;
    return this.days.firstBetween(dayNumberOf(time) + 1, beyond - 1) ?? beyond;
  }

  override iterator(start: ICAL.Time): ICAL.RecurIterator {
    return new DayIterator({ rule: this, dtstart: start });
  }
}
