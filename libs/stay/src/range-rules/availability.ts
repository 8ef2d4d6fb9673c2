import type { Day } from '../day/day';
import { isTooFarAhead } from './advance';

/** The input of the decision whether a single day can be requested. */
export interface DayRules {
  /** Today at the property. */
  readonly today: Day;
  readonly maxAdvanceBookingDays: number;
  /** Whether a booking or a block holds the day, or, where stays hold nights, the night that begins on it. */
  readonly isOccupied: (day: Day) => boolean;
}

export type DayAvailability = 'past' | 'occupied' | 'too-far' | 'free';

/** Why a day cannot be requested, or that it is free. Past precedes occupied, occupied precedes too far ahead. */
export const availabilityOf = (day: Day, { today, maxAdvanceBookingDays, isOccupied }: DayRules): DayAvailability => {
  if (day < today) return 'past';
  if (isOccupied(day)) return 'occupied';
  if (isTooFarAhead(day, today, maxAdvanceBookingDays)) return 'too-far';
  return 'free';
};
