import type { Day } from '../day/day';
import type { StayRange } from '../range/stay-range';
import type { StayUnit } from '../range/stay-unit';
import { checkArrival, checkDeparture, type StayLimitViolation } from './check-stay-limits';
import { checkGap } from './kept-free-days';
import type { StayLimits } from './stay-rules';

/** What the owner's limits for a stay depend on. */
export interface LimitSituation {
  limits: StayLimits;
  today: Day;
  unit: StayUnit;
  /** The days, or nights, that stays have, as far as they are near. */
  stayDays: readonly Day[];
}

/** Everything that would keep a guest from asking for a stay today: at most one limit of each kind. */
export const limitsBrokenBy = (
  range: StayRange,
  { limits, today, unit, stayDays }: LimitSituation,
): StayLimitViolation[] =>
  [
    checkArrival(range.start, limits, today),
    checkDeparture(range, limits),
    checkGap(range, unit, stayDays, limits.gapDays),
  ].filter((violation) => violation !== null);
