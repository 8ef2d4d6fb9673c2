import { type Day, type StayRange, type StayUnit, freeLane, spanOf } from '@hearthstay/stay';
import type { HolderBar } from '../holders';
import { nearestFree, rangeMovedTo, takenDayOf, type StayEnd, type TakenDay } from './moved-range';

/** A bar with an end at another day, before the move is sent. */
export interface BarMove {
  readonly end: StayEnd;
  readonly range: StayRange;
  /** The bar at its new and at its former place. */
  readonly moved: HolderBar;
  readonly ghost: HolderBar;
  /** A new day that is not free; `null` if all are free. */
  readonly taken: TakenDay | null;
  /** The free range nearest to the new one. */
  readonly nearest: StayRange;
}

/** The state of a bar whose end is moved to a day, among the other bars of the calendar. */
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

/** The bars of the calendar during a move. */
export const barsDuring = ({ moved, ghost }: BarMove, bars: readonly HolderBar[]): HolderBar[] => [
  ...bars.filter(({ source }) => source.key !== moved.source.key),
  ghost,
  moved,
];
