import {
  daysOfRange,
  daysPerWeek,
  isInMonth,
  lanesOf,
  segmentsOf,
  type BarSegment,
  type CalendarBar,
  type Day,
  type Month,
} from '@hearthstay/stay';
import { monthGrid } from '@web/shared/calendar/month-grid';

export interface CalendarWeek<Source> {
  /** From Monday on; `null` for days of the adjacent months. */
  readonly days: readonly (Day | null)[];
  readonly segments: readonly BarSegment<Source>[];
  /** The number of lanes of the segments. */
  readonly lanes: number;
}

/** The weeks of a month, with the segments of the bars in them. */
export const calendarWeeks = <Source>(month: Month, bars: readonly CalendarBar<Source>[]): CalendarWeek<Source>[] => {
  const grid = monthGrid(month);
  const weeks = Array.from({ length: grid.length / daysPerWeek }, (_, row) =>
    grid.slice(row * daysPerWeek, (row + 1) * daysPerWeek).map((day) => (isInMonth(day, month) ? day : null)),
  );
  return weeks.filter((days) => days.some((day) => day !== null)).map((days) => weekOf(days, bars));
};

const weekOf = <Source>(days: readonly (Day | null)[], bars: readonly CalendarBar<Source>[]): CalendarWeek<Source> => {
  const shown = days.filter((day) => day !== null);
  const segments = segmentsOf(shown, bars, days.indexOf(shown[0] ?? null));
  return { days, segments, lanes: lanesOf(segments.map(({ bar }) => bar)) };
};

/** The bars of each day, in the order of the bars; days without one are absent. */
export const barsByDay = <Source>(bars: readonly CalendarBar<Source>[]): Map<Day, CalendarBar<Source>[]> => {
  const byDay = new Map<Day, CalendarBar<Source>[]>();
  for (const bar of bars) for (const day of daysOfRange(bar)) byDay.set(day, [...(byDay.get(day) ?? []), bar]);
  return byDay;
};

/** The given number of months from `first` on. */
export const monthsFrom = (first: Month, count: number): Month[] =>
  Array.from({ length: count }, (_, index) => addMonths(first, index));

/** The month a number of months later, or earlier if the number is negative. */
export const addMonths = ({ year, month }: Month, months: number): Month => {
  const index = year * 12 + (month - 1) + months;
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
};
