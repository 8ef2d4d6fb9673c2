import {
  addDays,
  daysOfRange,
  heldRange,
  isTaken,
  type Day,
  type StayRange,
  type StayUnit,
  hasDays,
} from '@hearthstay/stay';
import type { Holder, HolderBar } from '../holders';

/** The end of a stay that is moved. */
export type StayEnd = 'start' | 'end';

/** Whether an entry can be moved: only bookings that are not past. */
export const isMovable = ({ entry: { kind, status }, end }: Holder, today: Day): boolean =>
  kind === 'request' && status !== undefined && isTaken(status) && end >= today;

/** The ends that can be moved; the day of arrival cannot after the guest has arrived. */
export const movableEnds = ({ start }: StayRange, today: Day): readonly StayEnd[] =>
  start < today ? ['end'] : ['start', 'end'];

/** A stay with one end moved to a day. It keeps at least a day, or a night, and no end is in the past. */
export const rangeMovedTo = (stay: StayRange, end: StayEnd, day: Day, unit: StayUnit, today: Day): StayRange => {
  const shortest = unit === 'nights' && stay.start < stay.end ? 1 : 0;
  const upcoming = day < today ? today : day;
  if (end === 'start') {
    const latest = addDays(stay.end, -shortest);
    return { start: upcoming > latest ? latest : upcoming, end: stay.end };
  }
  const earliest = addDays(stay.start, shortest);
  return { start: stay.start, end: upcoming < earliest ? earliest : upcoming };
};

/** The days or nights that a bar occupies. Blocks and calendars of other platforms list them one by one. */
const heldBy = ({ source }: HolderBar, unit: StayUnit): StayRange => (source.isStay ? heldRange(source, unit) : source);

const contains = ({ start, end }: StayRange, day: Day) => start <= day && day <= end;

/** A day that is not free, and the bar on it. */
export interface TakenDay {
  readonly day: Day;
  readonly by: HolderBar;
}

/**
 * The occupied day, or night, nearest to the stay that the moved stay would need; `null` if all are free. The present
 * days of the stay count as free, and those of an offer to its guest, which the move ends.
 */
export const takenDayOf = (
  stay: Holder,
  moved: StayRange,
  bars: readonly HolderBar[],
  unit: StayUnit,
): TakenDay | null => {
  const own = heldRange(stay, unit);
  const added = daysOfRange(heldRange(moved, unit)).filter((day) => !contains(own, day));
  const others = bars.filter(({ source }) => source.entry.id !== stay.entry.id && hasDays(source.entry));
  const outwards = moved.start < stay.start ? added.reverse() : added;
  for (const day of outwards) {
    const by = others.find((bar) => contains(heldBy(bar, unit), day));
    if (by) return { day, by };
  }
  return null;
};

/** The moved stay, shortened at its moved end until all its days are free. */
export const nearestFree = (
  stay: Holder,
  end: StayEnd,
  moved: StayRange,
  bars: readonly HolderBar[],
  unit: StayUnit,
): StayRange => {
  const step = end === 'start' ? 1 : -1;
  let range = moved;
  while (takenDayOf(stay, range, bars, unit)) range = { ...range, [end]: addDays(range[end], step) };
  return range;
};
