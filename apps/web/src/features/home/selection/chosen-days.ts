import type { Day, StayRange } from '@hearthstay/stay';
import { noSelection, selectedRange, type DateSelection } from './date-selection';
import { selectDay } from './select-day';
import type { StayRule } from './free-stays';

export interface ChosenDaysState {
  /**
   * `waiting` until it is first known which days can be chosen, and `locked` while the days are being asked for: the
   * response would be taken for that of others. Days that have been asked for are `requested` until others are chosen.
   */
  readonly status: 'waiting' | 'open' | 'locked' | 'requested';
  readonly selection: DateSelection;
  /** The days chosen while it is not known which can be. */
  readonly early: readonly Day[];
  /** The latest change took a selection away. */
  readonly wasCleared: boolean;
  /** The days that the page was opened with, if they cannot be chosen (any more), until others are. */
  readonly unavailable: StayRange | null;
  /** Where the calendar begins: at the days that the page was opened with. */
  readonly first?: Day;
}

export type ChosenDaysAction =
  /** It is known which days can be chosen. Of the days that are offered, the first that can be are. */
  | { type: 'start'; offered: readonly DateSelection[]; stays: StayRule }
  /** A day is chosen, with `stays` once it is known which days can be. */
  | { type: 'choose'; day: Day; stays: StayRule | null }
  /** The days that were chosen early can be chosen. */
  | { type: 'catch-up'; stays: StayRule }
  | { type: 'clear' }
  | { type: 'lock' }
  | { type: 'unlock' }
  /** The days have been asked for: a single one is no longer the first of several, and the next one begins anew. */
  | { type: 'settle' };

export const noChosenDays: ChosenDaysState = {
  status: 'waiting',
  selection: noSelection,
  early: [],
  wasCleared: false,
  unavailable: null,
};

const canBeChosen = (days: DateSelection, stays: StayRule) => {
  const range = selectedRange(days);
  return range && stays.canArrive(range.start) && (range.start === range.end || stays.canLeave(range.end, range.start));
};

const started = (state: ChosenDaysState, offered: readonly DateSelection[], stays: StayRule): ChosenDaysState => {
  const selection = offered.find((days) => canBeChosen(days, stays)) ?? noSelection;
  const [wanted = noSelection] = offered;
  return {
    ...state,
    status: 'open',
    selection,
    unavailable: selection === wanted ? null : selectedRange(wanted),
    first: selectedRange(selection)?.start,
  };
};

const changed = (state: ChosenDaysState, selection: DateSelection): ChosenDaysState => ({
  ...state,
  status: 'open',
  selection,
  wasCleared: state.selection.kind !== 'none' && selection.kind === 'none',
  unavailable: null,
});

/** The chosen days after what the guest does, and after what becomes known of them. */
export const chosenDaysReducer = (state: ChosenDaysState, action: ChosenDaysAction): ChosenDaysState => {
  const { status, selection, early } = state;
  switch (action.type) {
    case 'start':
      return started(state, action.offered, action.stays);
    case 'choose':
      if (status === 'locked') return state;
      if (action.stays === null) return { ...state, early: [...early, action.day] };
      return changed(state, selectDay(selection, action.day, action.stays));
    case 'catch-up': {
      const rest = { ...state, early: [] };
      if (status === 'locked') return rest;
      return changed(
        rest,
        early.reduce((days, day) => selectDay(days, day, action.stays), selection),
      );
    }
    case 'clear':
      return status === 'locked' || status === 'waiting' ? state : changed(state, noSelection);
    case 'lock':
      return { ...state, status: 'locked' };
    case 'unlock':
      return { ...state, status: 'open' };
    case 'settle': {
      const range = selectedRange(selection);
      return { ...state, status: 'requested', selection: range ? { kind: 'range', ...range } : selection };
    }
  }
};
