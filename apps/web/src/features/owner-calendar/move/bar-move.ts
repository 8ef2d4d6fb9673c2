import { type Day, type StayRange, type StayUnit, freeLane, spanOf } from '@hearthstay/stay';
import type { HolderBar } from '../holders';
import { nearestFree, rangeMovedTo, takenDayOf, type StayEnd, type TakenDay } from './moved-range';

/** A bar whose one end is moved, before anything has changed. */
export interface BarMove {
  readonly end: StayEnd;
  readonly range: StayRange;
  /** Where the bar is now, and where it was. */
  readonly moved: HolderBar;
  readonly ghost: HolderBar;
  /** Who has the new days; `null` if they are free. */
  readonly taken: TakenDay | null;
  /** The days that are free nearest to the new ones. */
  readonly nearest: StayRange;
}

/** What the end of a bar looks like on another day, among the bars of the calendar. */
export const barMoveOf = (
  bar: HolderBar,
  { end, day }: { end: StayEnd; day: Day },
  bars: readonly HolderBar[],
  { unit, today }: { unit: StayUnit; today: Day },
): BarMove => {
  const { source } = bar;
  const others = bars.filter((other) => other !== bar);
  const range = rangeMovedTo(source, end, day, unit, today);
  const span = spanOf({ ...range, isStay: true }, unit);
  const moved = { ...span, source, lane: freeLane(span, others) };
  return {
    ...{ end, range, moved },
    ghost: { ...bar, lane: freeLane(bar, [...others, moved]) },
    taken: takenDayOf(source, range, bars, unit),
    nearest: nearestFree(source, end, range, bars, unit),
  };
};

/** The bars of the calendar while one is moved. */
export const barsDuring = ({ moved, ghost }: BarMove, bars: readonly HolderBar[]): HolderBar[] => [
  ...bars.filter(({ source }) => source.key !== moved.source.key),
  ghost,
  moved,
];
