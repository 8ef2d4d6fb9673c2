import { daysOfRange, type StayRange } from '../range/stay-range';
import { heldRange, stayLength, type StayUnit } from '../range/stay-unit';
import type { Day } from '../day/day';
import { checkStayLimits, tooShort, type StayLimitViolation } from '../stay-rules/check-stay-limits';
import { noStayLimits, type StayLimits } from '../stay-rules/stay-rules';
import { isTooFarAhead } from './advance';
import type { DayRules } from './availability';

/** The limits of a range, which do not depend on occupied days. */
export interface RangeLimits extends Omit<DayRules, 'isOccupied'> {
  /** The longest stay, in what stays hold: days, both ends included, or nights. */
  readonly maxConsecutiveBookings: number;
  /** What stays hold; days if absent. */
  readonly unit?: StayUnit | undefined;
  /** The owner's limits of stays; none if absent. */
  readonly stayLimits?: StayLimits | undefined;
}

/** The input of the decision whether a range can be requested. */
export interface RangeRules extends RangeLimits, DayRules {}

/** The rule that a range breaks, with the parameters of its sentence. `count` is a number of days or nights. */
export type RangeViolation =
  | { readonly code: 'RANGE_REVERSED'; readonly params: Record<string, never> }
  | { readonly code: 'DATES_IN_PAST'; readonly params: { readonly today: Day } }
  | StayLimitViolation
  | { readonly code: 'MAX_CONSECUTIVE_DAYS'; readonly params: { readonly count: number } }
  | { readonly code: 'MAX_NIGHTS'; readonly params: { readonly count: number } }
  | { readonly code: 'MAX_ADVANCE_DAYS'; readonly params: { readonly count: number } }
  | { readonly code: 'DATES_UNAVAILABLE'; readonly params: { readonly days: readonly Day[] } };

/**
 * The first limit that a range breaks, or `null`. The days of the range are not visited, so a range of a million days
 * costs nothing.
 */
export const checkRangeLimits = (range: StayRange, limits: RangeLimits): RangeViolation | null => {
  const { today, maxAdvanceBookingDays, maxConsecutiveBookings, unit = 'days', stayLimits } = limits;
  if (range.end < range.start) return { code: 'RANGE_REVERSED', params: {} };
  if (range.start < today) return { code: 'DATES_IN_PAST', params: { today } };
  if (unit === 'nights' && range.end === range.start) {
    return tooShort(range.start, stayLimits ?? noStayLimits);
  }
  if (stayLength(range, unit) > maxConsecutiveBookings) {
    const code = unit === 'nights' ? 'MAX_NIGHTS' : 'MAX_CONSECUTIVE_DAYS';
    return { code, params: { count: maxConsecutiveBookings } };
  }
  if (isTooFarAhead(range.end, today, maxAdvanceBookingDays)) {
    return { code: 'MAX_ADVANCE_DAYS', params: { count: maxAdvanceBookingDays } };
  }
  return stayLimits ? checkStayLimits(range, stayLimits, today) : null;
};

/**
 * The first rule that a range breaks, or `null` if it can be requested. The limits come first, so only the days of
 * short ranges are visited.
 */
export const checkRange = (range: StayRange, rules: RangeRules): RangeViolation | null => {
  const violation = checkRangeLimits(range, rules);
  if (violation) return violation;
  const days = daysOfRange(heldRange(range, rules.unit ?? 'days')).filter((day) => rules.isOccupied(day));
  return days.length > 0 ? { code: 'DATES_UNAVAILABLE', params: { days } } : null;
};
