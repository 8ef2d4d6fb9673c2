import type { Day } from '@hearthstay/stay';
import type ICAL from 'ical.js';

const msPerDay = 86_400_000;

/** The number of days since 1 January 1970. */
export const dayNumber = (day: Day): number => Date.parse(day) / msPerDay;

interface Calendar {
  year: number;
  month: number;
  day: number;
}

export const calendarOf = (dayNumber: number): Calendar => {
  const date = new Date(dayNumber * msPerDay);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

const numberOf = (year: number, month: number, day: number): number =>
  new Date(0).setUTCFullYear(year, month - 1, day) / msPerDay;

export const dayNumberOf = ({ year, month, day }: ICAL.Time): number => numberOf(year, month, day);

const daysInMonth = (year: number, month: number): number => calendarOf(numberOf(year, month + 1, 0)).day;

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** 0 for Monday; 1 January 1970 was a Thursday. */
const weekdayOf = (dayNumber: number): number => (((dayNumber + 3) % 7) + 7) % 7;

interface ByDay {
  weekday: number;
  /** The position in the month or year, from its end if negative; 0 for every one. */
  position: number;
}

const byDayOf = (text: string): ByDay => ({
  weekday: weekdays.indexOf(text.slice(-2)),
  position: Number(text.slice(0, -2) || 0),
});

/** The days of a rule's occurrences, by RFC 5545, section 3.3.10. */
export class RuleDays {
  private readonly start: Calendar;
  private readonly startNumber: number;
  private readonly parts: Record<string, number[] | undefined>;
  private readonly byDay: ByDay[] | undefined;
  private readonly weekStart: number;

  constructor(
    private readonly rule: ICAL.Recur,
    start: ICAL.Time,
  ) {
    this.start = { year: start.year, month: start.month, day: start.day };
    this.startNumber = dayNumberOf(start);
    const { BYDAY: byDay, ...parts } = rule.parts as Record<string, (number | string)[]>;
    this.parts = parts as Record<string, number[]>;
    this.byDay = byDay?.map((text) => byDayOf(String(text)));
    // ical.js counts weekdays from 1 for Sunday.
    this.weekStart = (rule.wkst + 5) % 7;
    this.addFromStart();
  }

  /** Whether no day of any year can match the rule, such as 30 February. */
  isImpossible(): boolean {
    const { BYMONTH: months = [1], BYMONTHDAY: days } = this.parts;
    const aLeapYear = 2024;
    const longest = Math.max(...months.map((month) => daysInMonth(aLeapYear, month)));
    return days?.every((day) => Math.abs(day) > longest) ?? false;
  }

  /** The first day of the rule in a range, both ends inclusive. */
  firstBetween(from: number, until: number): number | undefined {
    for (let day = Math.max(from, this.startNumber); day <= until; day += 1) if (this.includes(day)) return day;
    return undefined;
  }

  includes(day: number): boolean {
    if (!this.isInTurn(day) || !this.fits(day)) return false;
    const positions = this.parts.BYSETPOS;
    return !positions || this.isAtPosition(day, positions);
  }

  /** The parts that a rule does not specify are those of its first day. */
  private addFromStart(): void {
    const { BYMONTH, BYMONTHDAY, BYYEARDAY, BYWEEKNO } = this.parts;
    const weekday: ByDay[] = [{ weekday: weekdayOf(this.startNumber), position: 0 }];
    if (this.byDay || BYMONTHDAY || BYYEARDAY) return;
    if (this.rule.freq === 'WEEKLY' || BYWEEKNO) Object.assign(this, { byDay: weekday });
    else if (this.rule.freq === 'MONTHLY') this.parts.BYMONTHDAY = [this.start.day];
    else if (this.rule.freq === 'YEARLY') {
      this.parts.BYMONTHDAY = [this.start.day];
      this.parts.BYMONTH = BYMONTH ?? [this.start.month];
    }
  }

  /** The number of a day's week, month or year, consecutive over years. */
  private periodOf(day: number): number {
    const { year, month } = calendarOf(day);
    if (this.rule.freq === 'YEARLY') return year;
    if (this.rule.freq === 'MONTHLY') return year * 12 + month;
    return this.rule.freq === 'WEEKLY' ? Math.floor((day + 3 - this.weekStart) / 7) : day;
  }

  private isInTurn(day: number): boolean {
    const isDaily = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(this.rule.freq);
    return !isDaily || (this.periodOf(day) - this.periodOf(this.startNumber)) % this.rule.interval === 0;
  }

  private fits(day: number): boolean {
    const { year, month, day: monthDay } = calendarOf(day);
    const { BYMONTH, BYMONTHDAY, BYYEARDAY, BYWEEKNO } = this.parts;
    if (BYMONTH && !BYMONTH.includes(month)) return false;
    if (BYMONTHDAY && !has(BYMONTHDAY, monthDay, daysInMonth(year, month))) return false;
    if (BYYEARDAY && !has(BYYEARDAY, day - numberOf(year, 1, 1) + 1, daysInYear(year))) return false;
    if (BYWEEKNO && !this.isInWeek(day, BYWEEKNO)) return false;
    return this.byDay?.some((each) => this.isWeekday(day, each)) ?? true;
  }

  private isWeekday(day: number, { weekday, position }: ByDay): boolean {
    if (weekdayOf(day) !== weekday) return false;
    const isOfYear = this.rule.freq === 'YEARLY' && !this.parts.BYMONTH;
    if (position === 0 || !(isOfYear || ['MONTHLY', 'YEARLY'].includes(this.rule.freq))) return true;
    const { year, month, day: monthDay } = calendarOf(day);
    const index = isOfYear ? day - numberOf(year, 1, 1) + 1 : monthDay;
    const length = isOfYear ? daysInYear(year) : daysInMonth(year, month);
    return position > 0 ? Math.ceil(index / 7) === position : Math.ceil((length - index + 1) / 7) === -position;
  }

  /** The first week of a year is the first one with at least four days in it. */
  private isInWeek(day: number, weeks: readonly number[]): boolean {
    const firstOf = (year: number) => {
      const fourth = numberOf(year, 1, 4);
      return fourth - ((weekdayOf(fourth) - this.weekStart + 7) % 7);
    };
    const { year } = calendarOf(day);
    const firsts = [year - 1, year, year + 1, year + 2].map(firstOf);
    const next = firsts.findIndex((first) => first > day);
    const [start = day, end = day] = firsts.slice(next - 1);
    return has(weeks, Math.floor((day - start) / 7) + 1, (end - start) / 7);
  }

  private isAtPosition(day: number, positions: readonly number[]): boolean {
    const period = this.periodOf(day);
    const days: number[] = [];
    let first = day;
    while (this.periodOf(first - 1) === period) first -= 1;
    for (let each = first; this.periodOf(each) === period; each += 1) if (this.fits(each)) days.push(each);
    return has(positions, days.indexOf(day) + 1, days.length);
  }
}

const daysInYear = (year: number): number => numberOf(year + 1, 1, 1) - numberOf(year, 1, 1);

/** Whether a position is in a list, whose negative entries count from the end. */
const has = (places: readonly number[], place: number, length: number): boolean =>
  places.includes(place) || places.includes(place - length - 1);
