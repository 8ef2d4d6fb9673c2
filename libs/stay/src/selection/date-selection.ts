import type { Day } from '../day/day';
import { daysOfRange, type StayRange } from '../range/stay-range';

/** The days that the guest has selected in the calendar. */
export type DateSelection =
  | { readonly kind: 'none' }
  | { readonly kind: 'first-day'; readonly start: Day }
  | { readonly kind: 'range'; readonly start: Day; readonly end: Day };

/** Nothing is selected, or the selection was cleared. */
export const noSelection: DateSelection = { kind: 'none' };

/** The range to request, or `null` without a selection. A first day alone is a stay of one day. */
export const selectedRange = (selection: DateSelection): StayRange | null => {
  switch (selection.kind) {
    case 'none':
      return null;
    case 'first-day':
      return { start: selection.start, end: selection.start };
    case 'range':
      return { start: selection.start, end: selection.end };
  }
};

/** Every selected day, in order: the first is the start of the request, the last its end. */
export const selectedDays = (selection: DateSelection): Day[] => {
  const range = selectedRange(selection);
  return range ? daysOfRange(range) : [];
};
