import { addDays } from '../day/arithmetic';
import type { Day } from '../day/day';
import { daysOfRange, type StayRange } from '../range/stay-range';
import { heldRange, type StayUnit } from '../range/stay-unit';

/**
 * The days, or nights, that stay free around stays, ascending: those before and after each stay that no stay has.
 *
 * @param stayDays the days, or nights, that stays have
 * @param gapDays how many stay free on each side
 */
export const keptFreeDays = (stayDays: readonly Day[], gapDays: number): Day[] => {
  const taken = new Set(stayDays);
  const kept = new Set<Day>();
  for (const day of stayDays) {
    for (let distance = 1; distance <= gapDays; distance += 1) {
      for (const beside of [addDays(day, -distance), addDays(day, distance)]) if (!taken.has(beside)) kept.add(beside);
    }
  }
  return [...kept].sort();
};

/** That a stay is too near to another, or `null`. */
export const checkGap = (range: StayRange, unit: StayUnit, stayDays: readonly Day[], gapDays: number) =>
  isInGap(range, unit, stayDays, gapDays) ? ({ code: 'GAP_DAYS', params: { count: gapDays } } as const) : null;

/** Whether a stay would hold a day, or a night, that stays free around others. */
export const isInGap = (range: StayRange, unit: StayUnit, stayDays: readonly Day[], gapDays: number): boolean => {
  const kept = new Set(keptFreeDays(stayDays, gapDays));
  return daysOfRange(heldRange(range, unit)).some((day) => kept.has(day));
};
