import { addDays } from '../day/arithmetic';
import { dayCount, type StayRange } from './stay-range';

/**
 * What a stay holds: all its days, or the nights between them, so that one guest can arrive on the day on which another
 * leaves. A night is identified by the day on which it begins.
 */
export type StayUnit = 'days' | 'nights';

/**
 * The first and the last day or night that a stay holds. A stay of a single day, which is accepted only if stays hold
 * days, holds the night of that day if stays hold nights.
 */
export const heldRange = ({ start, end }: StayRange, unit: StayUnit): StayRange =>
  unit === 'days' || end === start ? { start, end } : { start, end: addDays(end, -1) };

/** How many days or nights a stay holds: at least one. */
export const stayLength = (range: StayRange, unit: StayUnit): number => dayCount(heldRange(range, unit));
