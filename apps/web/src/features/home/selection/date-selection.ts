import type { Day, StayRange } from '@hearthstay/stay';

/** The days that the guest has selected in the calendar. */
export type DateSelection =
  | { readonly kind: 'none' }
  | { readonly kind: 'first-day'; readonly start: Day }
  | { readonly kind: 'range'; readonly start: Day; readonly end: Day };

export const noSelection: DateSelection = { kind: 'none' };

/** The selected range; `null` without a selection. A first day alone is a stay of one day. */
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
