import { addDays, compareDays, daysBetween } from '../day/arithmetic';
import type { Day } from '../day/day';
import { firstDayOf } from '../month/month';
import type { StayRange } from '../range/stay-range';
import type { StayUnit } from '../range/stay-unit';

/** An entry that a calendar shows as a bar: a stay, whose last day is the day of departure, or occupied days. */
export interface BarSource extends StayRange {
  readonly isStay: boolean;
}

/**
 * A bar from the first to the last day that it touches. Where guests can depart and arrive on the same day, it begins
 * and ends at noon.
 */
export interface CalendarBar<Source> extends StayRange {
  readonly source: Source;
  readonly isFromNoonToNoon: boolean;
  /** The lane of the bar, counted from 0. Bars at the same time have separate lanes. */
  readonly lane: number;
}

/** The part of a bar in a row of days. */
export interface BarSegment<Source> {
  readonly bar: CalendarBar<Source>;
  /** Half days from the beginning of the row, as the lines of a CSS grid with two columns for a day, counted from 1. */
  readonly from: number;
  readonly to: number;
  /** Whether the bar begins and ends in this row; otherwise it continues before or after it. */
  readonly startsBar: boolean;
  readonly endsBar: boolean;
}

const halvesPerDay = 2;

/** The beginning and the end of a bar. */
export type Span = Omit<CalendarBar<unknown>, 'source' | 'lane'>;

/**
 * The span of an entry. Where stays hold nights, occupied days are nights, so the last one ends at noon of the next
 * day.
 */
export const spanOf = ({ start, end, isStay }: BarSource, unit: StayUnit): Span => {
  const isFromNoonToNoon = unit === 'nights';
  const endsLater = isFromNoonToNoon && (!isStay || start === end);
  return { start, end: endsLater ? addDays(end, 1) : end, isFromNoonToNoon };
};

const epoch = firstDayOf({ year: 2000, month: 1 });

/** The half days from the beginning of a day to the beginning and the end of a bar; the next bar can begin at `to`. */
const halvesFrom = (day: Day, { start, end, isFromNoonToNoon }: Span) => {
  const noon = isFromNoonToNoon ? 1 : 0;
  return {
    from: daysBetween(day, start) * halvesPerDay + noon,
    to: (daysBetween(day, end) + 1) * halvesPerDay - noon,
  };
};

const earlierThenLonger = (a: StayRange, b: StayRange) => compareDays(a.start, b.start) || compareDays(b.end, a.end);

/** The bars of a calendar, sorted by first day, in as few lanes as possible: each is in the first free lane. */
export const calendarBars = <Source extends BarSource>(
  sources: readonly Source[],
  unit: StayUnit,
): CalendarBar<Source>[] => {
  const ends: number[] = [];
  return [...sources].sort(earlierThenLonger).map((source) => {
    const span = spanOf(source, unit);
    const { from, to } = halvesFrom(epoch, span);
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    return { ...span, source, lane };
  });
};

/** The segments of the bars in a row of days. `offset` is the number of places before the first day. */
export const segmentsOf = <Source>(
  days: readonly Day[],
  bars: readonly CalendarBar<Source>[],
  offset = 0,
): BarSegment<Source>[] => {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return [];
  const left = offset * halvesPerDay;
  const right = left + days.length * halvesPerDay;
  return bars
    .filter(({ start, end }) => start <= last && end >= first)
    .map((bar) => {
      const { from, to } = halvesFrom(first, bar);
      const [begin, finish] = [Math.max(left + from, left), Math.min(left + to, right)];
      return { bar, from: begin + 1, to: finish + 1, startsBar: bar.start >= first, endsBar: bar.end <= last };
    });
};

/** The number of lanes of the bars. */
export const lanesOf = (bars: readonly { readonly lane: number }[]): number =>
  Math.max(0, ...bars.map(({ lane }) => lane + 1));

/** Whether two bars overlap; those that meet at noon do not. */
export const barsCollide = (a: Span, b: Span): boolean => {
  const [one, other] = [halvesFrom(epoch, a), halvesFrom(epoch, b)];
  return one.from < other.to && other.from < one.to;
};

/** The first lane in which a bar overlaps with none of the others. */
export const freeLane = (span: Span, others: readonly CalendarBar<unknown>[]): number => {
  const lanes = new Set(others.filter((other) => barsCollide(span, other)).map(({ lane }) => lane));
  let lane = 0;
  while (lanes.has(lane)) lane += 1;
  return lane;
};
