import { addDays } from '../day/arithmetic';
import type { Day } from '../day/day';

/** The last day that can be requested: `maxAdvanceBookingDays` days from today. */
export const lastBookableDay = (today: Day, maxAdvanceBookingDays: number): Day =>
  addDays(today, maxAdvanceBookingDays);

/** Whether the day is more than `maxAdvanceBookingDays` days from today. */
export const isTooFarAhead = (day: Day, today: Day, maxAdvanceBookingDays: number): boolean =>
  day > lastBookableDay(today, maxAdvanceBookingDays);
