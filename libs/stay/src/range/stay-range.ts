import { addDays, daysBetween } from '../day/arithmetic';
import type { Day } from '../day/day';

/** The days of a stay, including the first and the last, because the home is occupied on both. */
export interface StayRange {
  readonly start: Day;
  readonly end: Day;
}

/**
 * The number of days of the range, including both ends: 1 for a single day. Zero or less if the end is before the
 * start.
 */
export const dayCount = ({ start, end }: StayRange): number => daysBetween(start, end) + 1;

/** Every day of the range, in order; none if the end is before the start. */
export const daysOfRange = (range: StayRange): Day[] =>
  Array.from({ length: dayCount(range) }, (_, index) => addDays(range.start, index));

/** Whether the range contains the day. */
export const rangeContains = ({ start, end }: StayRange, day: Day): boolean => start <= day && day <= end;

/** Whether the ranges share a day, also if one stay ends on the day on which the other begins. */
export const rangesIntersect = (a: StayRange, b: StayRange): boolean => a.start <= b.end && b.start <= a.end;
