import type { Day } from '../day/day';
import { daysPerWeek } from '../month-grid/month-grid';

/** One week's part of a run of days that belong together, as a piece of the calendar's grid. */
export interface Ribbon<Key> {
  readonly key: Key;
  /** Row and column of its first day, counted from 1 as CSS grids do. */
  readonly week: number;
  readonly column: number;
  /** How many days it covers, 1 to 7. */
  readonly span: number;
  /** Whether the run begins and ends here. Where it does not, it goes on in the week before or after. */
  readonly startsRun: boolean;
  readonly endsRun: boolean;
}

/**
 * The ribbons under the days of a calendar: neighbouring days of the same key are one run, and a run is one ribbon for
 * each week it touches. Two stays that meet have different keys and so stay two ribbons.
 *
 * @param days whole weeks, Monday first. A run that reaches beyond them ends at their edge.
 * @param keyOf what the day belongs to, compared by `===`; `null` for a day without a ribbon.
 */
export const ribbonsOf = <Key>(days: readonly Day[], keyOf: (day: Day) => Key | null): Ribbon<Key>[] => {
  const keys = days.map((day) => keyOf(day));
  const beginsWeek = (index: number) => index % daysPerWeek === 0;
  // Beyond either edge there is no key at all, so runs begin and end there.
  const beginsRun = (index: number) => keys[index] !== keys[index - 1];
  const beginsRibbon = (index: number) => beginsWeek(index) || beginsRun(index);
  const ribbons: Ribbon<Key>[] = [];
  keys.forEach((key, from) => {
    if (key === null || !beginsRibbon(from)) return;
    let to = from + 1;
    while (to < keys.length && !beginsRibbon(to)) to += 1;
    ribbons.push({
      key,
      week: Math.floor(from / daysPerWeek) + 1,
      column: (from % daysPerWeek) + 1,
      span: to - from,
      startsRun: beginsRun(from),
      endsRun: beginsRun(to),
    });
  });
  return ribbons;
};
