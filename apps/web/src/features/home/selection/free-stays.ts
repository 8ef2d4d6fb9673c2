import {
  addDays,
  availabilityOf,
  daysOfRange,
  heldRange,
  isTooFarAhead,
  type Day,
  type DayRules,
  type StayLimitViolation,
  type StayUnit,
} from '@hearthstay/stay';

/** Which days can be the first and the last one of a stay. */
export interface StayRule {
  readonly canArrive: (day: Day) => boolean;
  /** Whether a stay that begins at `arrival` can end on a later day. */
  readonly canLeave: (day: Day, arrival: Day) => boolean;
  /**
   * The owner's limit because of which a stay of free days cannot begin on a day or, with an arrival, end on it; `null`
   * if no limit is the reason.
   */
  readonly limitOn: (day: Day, arrival: Day | null) => StayLimitViolation | null;
}

const noLimit = () => null;

/** The rule for stays that hold days: every day from the first to the last must be free. */
export const wholeDays = (isFree: (day: Day) => boolean): StayRule => ({
  canArrive: isFree,
  // The last day is checked first, because it decides most often.
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

/** The rule by which free days can be chosen, without the owner's limits and the greatest length of a stay. */
export const freeStays = (unit: StayUnit, rules: DayRules): StayRule =>
  unit === 'nights' ? freeNights(rules) : wholeDays((day) => availabilityOf(day, rules) === 'free');
