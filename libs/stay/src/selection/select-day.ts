import { addDays } from '../day/arithmetic';
import type { Day } from '../day/day';
import { isTooFarAhead } from '../range-rules/advance';
import { availabilityOf, type DayRules } from '../range-rules/availability';
import { daysOfRange, type StayRange } from '../range/stay-range';
import { heldRange, type StayUnit } from '../range/stay-unit';
import {
  checkArrival,
  checkDeparture,
  firstDeparture,
  tooShort,
  wrongDeparture,
  type StayLimitViolation,
} from '../stay-rules/check-stay-limits';
import { rulesForArrival, type StayLimits } from '../stay-rules/stay-rules';
import { noSelection, type DateSelection } from './date-selection';

/** Which days can be the first and the last one of a stay. */
export interface StayRule {
  readonly canArrive: (day: Day) => boolean;
  /** Whether a stay that begins at `arrival` can end on a later day. */
  readonly canLeave: (day: Day, arrival: Day) => boolean;
  /**
   * The owner's limit that keeps a day from being the first one of a stay or, with an arrival, the last one, although
   * all of its days are free; `null` if no limit is the reason.
   */
  readonly limitOn: (day: Day, arrival: Day | null) => StayLimitViolation | null;
}

const noLimit = () => null;

/** The rule for stays that hold days: every day from the first to the last must be free. */
export const wholeDays = (isFree: (day: Day) => boolean): StayRule => ({
  canArrive: isFree,
  // The last day first: it is the one that most often decides.
  canLeave: (day, arrival) => isFree(day) && daysOfRange({ start: arrival, end: day }).every(isFree),
  limitOn: noLimit,
});

/**
 * The rule for stays that hold nights: every night except that of the last day must be free, because another guest may
 * arrive on the last day.
 */
const freeNights = (rules: DayRules): StayRule => {
  const canLeaveAt = (day: Day) => !isTooFarAhead(day, rules.today, rules.maxAdvanceBookingDays);
  const isFree = (night: Day) => availabilityOf(night, rules) === 'free' && canLeaveAt(addDays(night, 1));
  return {
    canArrive: isFree,
    canLeave: (day, arrival) =>
      day > arrival && canLeaveAt(day) && daysOfRange(heldRange({ start: arrival, end: day }, 'nights')).every(isFree),
    limitOn: noLimit,
  };
};

/**
 * Of free stays, those that the owner's limits allow. A day on which a stay may begin, but none could end soon enough,
 * is no day of arrival: a guest who chose it would have nothing left to choose.
 */
const withinLimits = (free: StayRule, limits: StayLimits, unit: StayUnit, today: Day): StayRule => {
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

/** The rules by which days are chosen. */
export interface SelectionRules extends DayRules {
  /** The owner's limits of stays; none if absent. */
  readonly stayLimits?: StayLimits | undefined;
}

/** The rule by which stays are chosen, the length of a stay excepted. */
export const stayRule = (unit: StayUnit, rules: SelectionRules): StayRule => {
  const isFree = (day: Day) => availabilityOf(day, rules) === 'free';
  const free = unit === 'nights' ? freeNights(rules) : wholeDays(isFree);
  const { stayLimits, today } = rules;
  return stayLimits ? withinLimits(free, stayLimits, unit, today) : free;
};

/**
 * The selection after a click on a day: the first one is the arrival, a later one the departure, and the arrival again
 * clears it. A day that cannot be the departure is a new arrival if it can be one, and otherwise changes nothing. Where
 * only the owner's limits keep it from being the departure, it changes nothing either, and the calendar says why.
 *
 * The length of the stay is not limited here; the form beside the calendar shows an error for a stay that is too long.
 */
export const selectDay = (selection: DateSelection, day: Day, rule: StayRule): DateSelection => {
  if (selection.kind === 'first-day') {
    const { start } = selection;
    if (day === start && rule.canArrive(day)) return noSelection;
    if (day > start && rule.canLeave(day, start)) return { kind: 'range', start, end: day };
    if (day > start && rule.limitOn(day, start)) return selection;
  }
  return rule.canArrive(day) ? { kind: 'first-day', start: day } : selection;
};

/** The range that a click on the hovered day would complete, or `null` when it would complete none. */
export const previewRange = (selection: DateSelection, hovered: Day, rule: StayRule): StayRange | null => {
  const next = selectDay(selection, hovered, rule);
  return next.kind === 'range' && next !== selection ? { start: next.start, end: next.end } : null;
};
