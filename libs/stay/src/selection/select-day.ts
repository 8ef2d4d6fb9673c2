import { addDays } from '../day/arithmetic';
import type { Day } from '../day/day';
import { isTooFarAhead } from '../range-rules/advance';
import { availabilityOf, type DayRules } from '../range-rules/availability';
import { daysOfRange, type StayRange } from '../range/stay-range';
import { heldRange, type StayUnit } from '../range/stay-unit';
import { noSelection, type DateSelection } from './date-selection';

/** Which days can be the first and the last one of a stay. */
export interface StayRule {
  readonly canArrive: (day: Day) => boolean;
  /** Whether a stay that begins at `arrival` can end on a later day. */
  readonly canLeave: (day: Day, arrival: Day) => boolean;
}

/** The rule for stays that hold days: every day from the first to the last must be free. */
export const wholeDays = (isFree: (day: Day) => boolean): StayRule => ({
  canArrive: isFree,
  // The last day first: it is the one that most often decides.
  canLeave: (day, arrival) => isFree(day) && daysOfRange({ start: arrival, end: day }).every(isFree),
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
  };
};

/** The rule by which stays are chosen, the length of a stay excepted. */
export const stayRule = (unit: StayUnit, rules: DayRules): StayRule =>
  unit === 'nights' ? freeNights(rules) : wholeDays((day) => availabilityOf(day, rules) === 'free');

/**
 * The selection after a click on a day: the first one is the arrival, a later one the departure, and the arrival again
 * clears it. A day that cannot be the departure is a new arrival if it can be one, and otherwise changes nothing.
 *
 * The length of the stay is not limited here; the form beside the calendar shows an error for a stay that is too long.
 */
export const selectDay = (selection: DateSelection, day: Day, rule: StayRule): DateSelection => {
  if (selection.kind === 'first-day') {
    const { start } = selection;
    if (day === start && rule.canArrive(day)) return noSelection;
    if (day > start && rule.canLeave(day, start)) return { kind: 'range', start, end: day };
  }
  return rule.canArrive(day) ? { kind: 'first-day', start: day } : selection;
};

/** The range that a click on the hovered day would complete, or `null` when it would complete none. */
export const previewRange = (selection: DateSelection, hovered: Day, rule: StayRule): StayRange | null => {
  const next = selectDay(selection, hovered, rule);
  return next.kind === 'range' && next !== selection ? { start: next.start, end: next.end } : null;
};
