import {
  addDays,
  compareDays,
  daysBetween,
  daysOfRange,
  daysPerWeek,
  firstDayOf,
  isInMonth,
  type Day,
  type Month,
  type StayRange,
  type StayUnit,
} from '@hearthstay/stay';
import { monthGrid } from '@web/shared/calendar/month-grid';

/** What a bar of a calendar stands for: a stay, whose last day is the day of departure, or days that are held. */
export interface BarSource extends StayRange {
  readonly isStay: boolean;
}

/**
 * A bar over the days of a calendar, from the first to the last that it touches. Where guests can leave and arrive on
 * the same day, it begins and ends at noon.
 */
export interface CalendarBar<Source> extends StayRange {
  readonly source: Source;
  readonly isFromNoonToNoon: boolean;
  /** Bars that lie side by side have lanes of their own, counted from 0. */
  readonly lane: number;
}

/** The part of a bar that lies in one week of a month. */
export interface BarSegment<Source> {
  readonly bar: CalendarBar<Source>;
  /** Half days from the beginning of the week, as the lines of a CSS grid with 14 columns: 1 to 15. */
  readonly from: number;
  readonly to: number;
  /** Whether the bar begins and ends here; otherwise it continues in another week or month. */
  readonly startsBar: boolean;
  readonly endsBar: boolean;
}

export interface CalendarWeek<Source> {
  /** Monday first; `null` for days of the neighbouring months. */
  readonly days: readonly (Day | null)[];
  readonly segments: readonly BarSegment<Source>[];
  /** How many lanes the segments take. */
  readonly lanes: number;
}

const halvesPerDay = 2;

/** When a bar begins and ends. */
export type Span = Omit<CalendarBar<unknown>, 'source' | 'lane'>;

/** Held days are nights where stays hold those: the last one ends at noon of the day after it. */
export const spanOf = ({ start, end, isStay }: BarSource, unit: StayUnit): Span => {
  const isFromNoonToNoon = unit === 'nights';
  const endsLater = isFromNoonToNoon && (!isStay || start === end);
  return { start, end: endsLater ? addDays(end, 1) : end, isFromNoonToNoon };
};

const epoch = firstDayOf({ year: 2000, month: 1 });

/** Half days from the beginning of a day to the beginning and the end of a bar; whoever comes next begins at `to`. */
const halvesFrom = (day: Day, { start, end, isFromNoonToNoon }: Span) => {
  const noon = isFromNoonToNoon ? 1 : 0;
  return {
    from: daysBetween(day, start) * halvesPerDay + noon,
    to: (daysBetween(day, end) + 1) * halvesPerDay - noon,
  };
};

const earlierThenLonger = (a: StayRange, b: StayRange) => compareDays(a.start, b.start) || compareDays(b.end, a.end);

/**
 * The bars of a calendar, by first day, in as few lanes as possible: each one in the first lane that is free there.
 */
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

/** The weeks of a month that have days of it, with the segments of the bars. */
export const calendarWeeks = <Source>(month: Month, bars: readonly CalendarBar<Source>[]): CalendarWeek<Source>[] => {
  const grid = monthGrid(month);
  const weeks = Array.from({ length: grid.length / daysPerWeek }, (_, row) =>
    grid.slice(row * daysPerWeek, (row + 1) * daysPerWeek).map((day) => (isInMonth(day, month) ? day : null)),
  );
  return weeks.filter((days) => days.some((day) => day !== null)).map((days) => weekOf(days, bars));
};

const weekOf = <Source>(days: readonly (Day | null)[], bars: readonly CalendarBar<Source>[]): CalendarWeek<Source> => {
  const shown = days.filter((day) => day !== null);
  const [first] = shown;
  const last = shown.at(-1);
  if (!first || !last) return { days, segments: [], lanes: 0 };
  const left = days.indexOf(first) * halvesPerDay;
  const right = left + shown.length * halvesPerDay;
  const segments = bars
    .filter(({ start, end }) => start <= last && end >= first)
    .map((bar) => {
      const { from, to } = halvesFrom(first, bar);
      const [begin, finish] = [Math.max(left + from, left), Math.min(left + to, right)];
      return { bar, from: begin + 1, to: finish + 1, startsBar: bar.start >= first, endsBar: bar.end <= last };
    });
  return { days, segments, lanes: Math.max(0, ...segments.map(({ bar }) => bar.lane + 1)) };
};

/** The bars of each day, in the order of the bars; days without one are absent. */
export const barsByDay = <Source>(bars: readonly CalendarBar<Source>[]): Map<Day, CalendarBar<Source>[]> => {
  const byDay = new Map<Day, CalendarBar<Source>[]>();
  for (const bar of bars) for (const day of daysOfRange(bar)) byDay.set(day, [...(byDay.get(day) ?? []), bar]);
  return byDay;
};

/** The months from `first` on. */
export const monthsFrom = (first: Month, count: number): Month[] =>
  Array.from({ length: count }, (_, index) => addMonths(first, index));

/** The month that many months later, or earlier for a negative number. */
export const addMonths = ({ year, month }: Month, months: number): Month => {
  const index = year * 12 + (month - 1) + months;
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
};

/** Whether two bars are there at the same time; those that meet at noon are not. */
export const barsCollide = (a: Span, b: Span): boolean => {
  const [one, other] = [halvesFrom(epoch, a), halvesFrom(epoch, b)];
  return one.from < other.to && other.from < one.to;
};

/** The first lane in which a bar lies beside none of the others. */
export const freeLane = (span: Span, others: readonly CalendarBar<unknown>[]): number => {
  const lanes = new Set(others.filter((other) => barsCollide(span, other)).map(({ lane }) => lane));
  let lane = 0;
  while (lanes.has(lane)) lane += 1;
  return lane;
};
