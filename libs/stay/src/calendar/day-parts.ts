import { addDays } from '../day/arithmetic';
import type { Day } from '../day/day';
import { daysOfRange } from '../range/stay-range';
import type { HeldDays } from './held-days';

/** Which part of a day is taken: all of it, or the part after an arrival or before a departure. */
export type DayPart = 'day' | 'from-noon' | 'until-noon';

/** A day that a holder takes, in whole or in part. */
export interface HeldPart<Holder> {
  readonly day: Day;
  readonly part: DayPart;
  readonly holder: Holder;
}

/**
 * The days that held nights take: the first one from noon, the day after the last one until noon. A day on which one
 * holder leaves and another arrives is there twice, the departure first.
 *
 * @param nights in order, without a night in common
 */
export const heldParts = <Holder>(nights: readonly HeldDays<Holder>[]): HeldPart<Holder>[] =>
  nights.flatMap(({ start, end, holder }) => [
    { day: start, part: 'from-noon', holder },
    ...daysOfRange({ start: addDays(start, 1), end }).map((day) => ({ day, part: 'day' as const, holder })),
    { day: addDays(end, 1), part: 'until-noon', holder },
  ]);

/** Which part of a day the nights before and after it take, whoever holds them; `null` when both are free. */
export const takenPart = (day: Day, isNightTaken: (night: Day) => boolean): DayPart | null => {
  const [until, from] = [isNightTaken(addDays(day, -1)), isNightTaken(day)];
  if (until && from) return 'day';
  if (until) return 'until-noon';
  return from ? 'from-noon' : null;
};
