import type { Day } from '../day/day';
import { daysOfRange, type StayRange } from '../range/stay-range';

/** What the guest has chosen in the calendar so far (specification, section 4, "Date selection"). */
export type DateSelection =
  | { readonly kind: 'none' }
  | { readonly kind: 'first-day'; readonly start: Day }
  | { readonly kind: 'range'; readonly start: Day; readonly end: Day };

/** Nothing chosen yet, or chosen and cleared. */
export const noSelection: DateSelection = { kind: 'none' };

/** The range to ask for, or `null` while nothing is chosen. A first day alone is a stay of one day. */
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

/** Every chosen day, in order: the first is the request's start, the last its end (specification, sections 4 and 5). */
export const selectedDays = (selection: DateSelection): Day[] => {
  const range = selectedRange(selection);
  return range ? daysOfRange(range) : [];
};
