import type { Day, StayRange } from '@hearthstay/stay';

/** The days that the owner has chosen: those between `anchor` and `head`. */
export interface DaySelection {
  readonly anchor: Day;
  /** The other end, before or after the anchor. */
  readonly head: Day;
  /** Whether the next picked day becomes the other end. */
  readonly isOpen: boolean;
}

export interface SelectionState {
  readonly selection: DaySelection | null;
  /** The day that the Tab key focuses. */
  readonly tabStop: Day;
}

export type SelectionAction =
  /**
   * A tap, a click or Enter on a day. The first pick begins the selection and the second ends it, also on the same day.
   */
  | { type: 'pick'; day: Day }
  /** The pointer is dragged from one day to another. */
  | { type: 'drag'; from: Day; day: Day }
  /** A click with Shift, or an arrow key with Shift that leaves the day `from`; a click extends from the head. */
  | { type: 'extend'; from?: Day; day: Day }
  /** The keyboard moves to a day. */
  | { type: 'move'; day: Day }
  | { type: 'clear' };

export const rangeOfSelection = ({ anchor, head }: DaySelection): StayRange =>
  anchor <= head ? { start: anchor, end: head } : { start: head, end: anchor };

const picked = (selection: DaySelection | null, day: Day): DaySelection =>
  selection?.isOpen ? { ...selection, head: day, isOpen: false } : { anchor: day, head: day, isOpen: true };

const fromTo = (anchor: Day, head: Day): DaySelection => ({ anchor, head, isOpen: false });

/** The chosen days and the tab stop after an action. */
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
