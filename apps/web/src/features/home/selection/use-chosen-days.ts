import type { Day, RangeRules } from '@hearthstay/stay';
import { useEffect, useReducer } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHouseRules } from '@web/features/home/house-rules/use-house-rules';
import { nextPaint } from '@web/shared/next-paint';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import { useToday } from '@web/shared/settings/use-today';
import { useIsHydrated } from '@web/shared/ui/use-is-hydrated';
import { freeStays, type StayRule } from './free-stays';
import { noSelection, selectedRange, type DateSelection } from './date-selection';
import { chosenDaysReducer, noChosenDays } from './chosen-days';
import { addressWithDays, daysOfAddress, keptDays } from './kept-days';
import { useOccupiedDays } from './use-occupied-days';

/** The days of the address, and those that were chosen before in this tab. */
const offeredDays = (params: URLSearchParams): DateSelection[] =>
  [daysOfAddress(params), keptDays.read()].filter(({ kind }) => kind !== 'none');

/** Keeps the selection in the tab at once, and in the address after the calendar has painted it. */
const useKeptDays = (days: DateSelection, isStarted: boolean) => {
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    if (!isStarted) return;
    keptDays.keep(days);
    const address = addressWithDays(params, days);
    if (address.toString() === params.toString()) return;
    let isCurrent = true;
    void nextPaint().then(() => {
      if (isCurrent) setParams(address, { replace: true, preventScrollReset: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [days, isStarted, params, setParams]);
  return params;
};

const noStays: StayRule = { canArrive: () => false, canLeave: () => false, limitOn: () => null };

/** The selection of days, the days that can be chosen, and the rules by which they can. */
export const useChosenDays = () => {
  const { maxAdvanceBookingDays, maxConsecutiveBookings } = usePublicSettings().settings;
  const { stayRules } = useStayConditions().conditions;
  const unit = useStayUnit();
  const today = useToday();
  const occupied = useOccupiedDays();
  const { rules: houseRules, isLoading: areRulesLoading } = useHouseRules();
  const { occupiedDays } = occupied;
  const isLoading = occupied.isLoading || areRulesLoading;
  const [state, dispatch] = useReducer(chosenDaysReducer, noChosenDays);
  const { status, selection, early } = state;
  const isHydrated = useIsHydrated();
  // Requested days are not kept.
  const params = useKeptDays(status === 'requested' ? noSelection : selection, status !== 'waiting');

  const isOccupied = (day: Day) => occupiedDays.intervalAt(day) !== null;
  const rules: RangeRules = {
    today,
    maxAdvanceBookingDays,
    maxConsecutiveBookings,
    unit,
    isOccupied,
    stayLimits: stayRules,
  };
  const free = isLoading || status === 'locked' ? noStays : freeStays(unit, rules);
  const stays = stayRules && houseRules ? houseRules.withinLimits(free, stayRules, unit, today) : free;
  if (!isLoading && isHydrated && status === 'waiting') {
    dispatch({ type: 'start', offered: offeredDays(params), stays });
  } else if (!isLoading && early.length > 0) {
    dispatch({ type: 'catch-up', stays });
  }
  return {
    ...occupied,
    ...state,
    isLoading,
    rules,
    houseRules,
    maxConsecutiveBookings,
    stays,
    range: selectedRange(selection),
    isLocked: status === 'locked',
    choose: (day: Day) => dispatch({ type: 'choose', day, stays: isLoading ? null : stays }),
    clear: () => dispatch({ type: 'clear' }),
    lock: () => dispatch({ type: 'lock' }),
    unlock: () => dispatch({ type: 'unlock' }),
    settle: () => dispatch({ type: 'settle' }),
  };
};

export type ChosenDays = ReturnType<typeof useChosenDays>;
