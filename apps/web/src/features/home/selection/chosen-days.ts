import type { Day, StayRange } from '@hearthstay/stay';
import { noSelection, selectedRange, type DateSelection } from './date-selection';
import { selectDay } from './select-day';
import type { StayRule } from './free-stays';

export interface ChosenDaysState {
  /**
   * `waiting` until the occupied days are loaded; `locked` while the request is being sent, whose response would
   * otherwise seem to be about other days; `requested` after that, until other days are chosen.
   */
  readonly status: 'waiting' | 'open' | 'locked' | 'requested';
  readonly selection: DateSelection;
  /** The days chosen before the occupied days are loaded. */
  readonly early: readonly Day[];
  /** Whether the latest change removed a selection. */
  readonly wasCleared: boolean;
  /** The days that the page was opened with if they cannot be chosen; `null` once other days are. */
  readonly unavailable: StayRange | null;
  /** Where the calendar begins: at the days that the page was opened with. */
  readonly first?: Day;
}

export type ChosenDaysAction =
  /** The occupied days are loaded: chooses the first of the offered selections that is possible. */
  | { type: 'start'; offered: readonly DateSelection[]; stays: StayRule }
  /** Chooses a day; without `stays`, it is kept until the occupied days are loaded. */
  | { type: 'choose'; day: Day; stays: StayRule | null }
  /** Chooses the days that were kept. */
  | { type: 'catch-up'; stays: StayRule }
  | { type: 'clear' }
  | { type: 'lock' }
  | { type: 'unlock' }
  /** The days are requested: a single one is complete, so the next chosen day begins another selection. */
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
