import {
  addDays,
  checkArrival,
  checkDeparture,
  firstDeparture,
  rulesForArrival,
  tooShort,
  wrongDeparture,
  type Day,
  type StayLimits,
  type StayLimitViolation,
  type StayUnit,
} from '@hearthstay/stay';
import type { StayRule } from '@web/features/home/selection/free-stays';

/**
 * Of free stays, those that the owner's limits allow. A day on which a stay may begin, but none could end soon enough,
 * is no day of arrival: a guest who chose it would have nothing left to choose.
 */
export const withinLimits = (free: StayRule, limits: StayLimits, unit: StayUnit, today: Day): StayRule => {
  const limitOnArrival = (day: Day): StayLimitViolation | null => {
    const violation = checkArrival(day, limits, today);
    if (violation || free.canLeave(firstDeparture(day, limits, unit === 'days'), day)) return violation;
    const { minNights } = rulesForArrival(day, limits);
    const isTooShort = minNights > 1 && !free.canLeave(addDays(day, minNights), day);
    return isTooShort ? tooShort(day, limits) : wrongDeparture(day, limits);
  };
  const canLeaveFreely = (day: Day, arrival: Day) => day > arrival && free.canLeave(day, arrival);
  const limitOn = (day: Day, arrival: Day | null) => {
    if (arrival === null) return free.canArrive(day) ? limitOnArrival(day) : null;
    return canLeaveFreely(day, arrival) ? checkDeparture({ start: arrival, end: day }, limits) : null;
  };
  return {
    canArrive: (day) => free.canArrive(day) && limitOnArrival(day) === null,
    canLeave: (day, arrival) => canLeaveFreely(day, arrival) && limitOn(day, arrival) === null,
    limitOn,
  };
};
