import { addDays } from '../day/arithmetic';
import type { Day } from '../day/day';
import type { StayRange } from '../range/stay-range';

/** Days in a row that somebody or something holds; first and last day both count. */
export interface HeldDays<Holder> extends StayRange {
  readonly holder: Holder;
}

/**
 * Days in a row with the same holder, as few intervals as possible, in order.
 *
 * @param days each day once, in any order
 * @param isSame whether two neighbouring days have the same holder
 */
export const heldIntervals = <Holder>(
  days: ReadonlyMap<Day, Holder>,
  isSame: (one: Holder, other: Holder) => boolean,
): HeldDays<Holder>[] => {
  const intervals: HeldDays<Holder>[] = [];
  for (const [day, holder] of [...days].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const latest = intervals.at(-1);
    if (latest && addDays(latest.end, 1) === day && isSame(latest.holder, holder)) {
      intervals[intervals.length - 1] = { ...latest, end: day };
    } else {
      intervals.push({ start: day, end: day, holder });
    }
  }
  return intervals;
};

/** The interval that has the day, or `null`. `intervals` are in order and share no day. */
export const intervalAt = <Holder>(intervals: readonly HeldDays<Holder>[], day: Day): HeldDays<Holder> | null => {
  let low = 0;
  let high = intervals.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (intervals[middle]!.end < day) low = middle + 1;
    else high = middle;
  }
  const interval = intervals[low];
  return interval && interval.start <= day ? interval : null;
};
