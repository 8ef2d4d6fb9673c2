import ICAL from 'ical.js';
import { calendarOf, dayNumberOf, type RuleDays } from './rule-days';

/**
 * Steps from one day of a rule to the next one, and ends with the rule. The iterator of ical.js alone searches for ever
 * when no day fits, and misses or moves days of rules that are less common.
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

/** The times of a rule, on days that are found apart. */
export class DayRule extends ICAL.Recur {
  constructor(
    data: ConstructorParameters<typeof ICAL.Recur>[0],
    readonly days: RuleDays,
    readonly end: ICAL.Time,
  ) {
    super(data);
    this.until = end;
  }

  /** A day behind the end when there is none. */
  dayAfter(time: ICAL.Time): number {
    const beyond = dayNumberOf(this.end) + 1;
    return this.days.firstBetween(dayNumberOf(time) + 1, beyond - 1) ?? beyond;
  }

  override iterator(start: ICAL.Time): ICAL.RecurIterator {
    return new DayIterator({ rule: this, dtstart: start });
  }
}
