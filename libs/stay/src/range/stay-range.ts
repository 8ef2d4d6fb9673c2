import { addDays, daysBetween } from '../day/arithmetic';
import type { Day } from '../day/day';

/** The days of a stay. First and last day both count (specification, section 5). */
export interface StayRange {
  readonly start: Day;
  readonly end: Day;
}

/** How many days the range has, both ends counted; a single day is 1. Zero or less when the end is before the start. */
export const dayCount = ({ start, end }: StayRange): number => daysBetween(start, end) + 1;

/** Every day of the range, in order; none when the end is before the start. */
export const daysOfRange = (range: StayRange): Day[] =>
  Array.from({ length: dayCount(range) }, (_, index) => addDays(range.start, index));

/** Whether the range holds the day. */
export const rangeContains = ({ start, end }: StayRange, day: Day): boolean => start <= day && day <= end;

/** Whether the ranges share a day; a stay that ends on the day another begins does (specification, section 4). */
export const rangesIntersect = (a: StayRange, b: StayRange): boolean => a.start <= b.end && b.start <= a.end;
