import { daysPerWeek, type Day } from '@hearthstay/stay';

/** The part of a run of days with the same key that is in one week of the calendar grid. */
export interface Ribbon<Key> {
  readonly key: Key;
  /** Row and column of its first day, counted from 1 as CSS grids do. */
  readonly week: number;
  readonly column: number;
  /** The number of days, 1 to 7. */
  readonly span: number;
  /** Whether the run begins and ends in this week; otherwise it continues in the adjacent week. */
  readonly startsRun: boolean;
  readonly endsRun: boolean;
}

/**
 * The ribbons of a calendar: adjacent days of the same key are one run, and a run has one ribbon for each week.
 * Adjacent stays have different keys and thus separate ribbons.
 *
 * @param days whole weeks, Monday first. A longer run ends at their edge.
 * @param keyOf the key of a day, compared by `===`; `null` for a day without a ribbon.
 */
export const ribbonsOf = <Key>(days: readonly Day[], keyOf: (day: Day) => Key | null): Ribbon<Key>[] => {
  const keys = days.map((day) => keyOf(day));
  const beginsWeek = (index: number) => index % daysPerWeek === 0;
  // Beyond the edges there is no key, so a run begins and ends there.
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
