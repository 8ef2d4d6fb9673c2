import { addDays } from '../day/arithmetic';
import type { Day } from '../day/day';

/** The last day that can be asked for: `maxAdvanceBookingDays` days from today (specification, section 5). */
export const lastBookableDay = (today: Day, maxAdvanceBookingDays: number): Day =>
  addDays(today, maxAdvanceBookingDays);

/** Whether the day is more than `maxAdvanceBookingDays` days from today (specification, section 5). */
export const isTooFarAhead = (day: Day, today: Day, maxAdvanceBookingDays: number): boolean =>
  day > lastBookableDay(today, maxAdvanceBookingDays);
