import type { Day, StayRange } from '@hearthstay/stay';

/** Days that the owner has chosen, from one to another. */
export interface DaySelection {
  readonly anchor: Day;
  /** Where it was extended to, before or after the anchor. */
  readonly head: Day;
  /** The next day that is picked is its last one. */
  readonly isOpen: boolean;
}

export interface SelectionState {
  readonly selection: DaySelection | null;
  /** The one day that Tab leads to. */
  readonly tabStop: Day;
}

export type SelectionAction =
  /** A tap, a click or Enter on a day: the first begins, the second ends, also when both are the same. */
  | { type: 'pick'; day: Day }
  /** The pointer is dragged from one day to another. */
  | { type: 'drag'; from: Day; day: Day }
  /** Shift with a click or an arrow, which leaves the day `from`; a click leaves the head. */
  | { type: 'extend'; from?: Day; day: Day }
  /** The keyboard goes to a day. */
  | { type: 'move'; day: Day }
  | { type: 'clear' };

export const rangeOfSelection = ({ anchor, head }: DaySelection): StayRange =>
  anchor <= head ? { start: anchor, end: head } : { start: head, end: anchor };

const picked = (selection: DaySelection | null, day: Day): DaySelection =>
  selection?.isOpen ? { ...selection, head: day, isOpen: false } : { anchor: day, head: day, isOpen: true };

const fromTo = (anchor: Day, head: Day): DaySelection => ({ anchor, head, isOpen: false });

/** The chosen days and the tab stop after what the owner does. */
export const daySelectionReducer = (state: SelectionState, action: SelectionAction): SelectionState => {
  const { selection, tabStop } = state;
  switch (action.type) {
    case 'pick':
      return { selection: picked(selection, action.day), tabStop: action.day };
    case 'drag':
      return { selection: fromTo(action.from, action.day), tabStop: action.day };
    case 'extend': {
      const from = action.from ?? selection?.head ?? tabStop;
      return { ...state, selection: fromTo(selection?.head === from ? selection.anchor : from, action.day) };
    }
    case 'move':
      return { ...state, tabStop: action.day };
    case 'clear':
      return { ...state, selection: null };
  }
};
