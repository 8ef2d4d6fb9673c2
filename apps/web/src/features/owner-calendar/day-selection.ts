import type { Day, StayRange } from '@hearthstay/stay';

/** Days that the owner has chosen, from one to another. */
export interface DaySelection {
  readonly anchor: Day;
  /** Where it was extended to, before or after the anchor. */
  readonly head: Day;
  /** The next day that is picked is its last one. */
  readonly isOpen: boolean;
}

export const rangeOfSelection = ({ anchor, head }: DaySelection): StayRange =>
  anchor <= head ? { start: anchor, end: head } : { start: head, end: anchor };

/** After a tap, a click or Enter on a day: the first begins, the second ends, also when both are the same. */
export const pickDay = (selection: DaySelection | null, day: Day): DaySelection =>
  selection?.isOpen ? { ...selection, head: day, isOpen: false } : { anchor: day, head: day, isOpen: true };

/** After Shift with an arrow or a click, and while the pointer is dragged. */
export const fromTo = (anchor: Day, head: Day): DaySelection => ({ anchor, head, isOpen: false });
