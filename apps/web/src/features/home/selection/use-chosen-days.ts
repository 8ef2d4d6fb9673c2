import {
  freeStays,
  noSelection,
  selectDay,
  selectedRange,
  type DateSelection,
  type Day,
  type RangeRules,
  type StayRange,
  type StayRule,
} from '@hearthstay/stay';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHouseRules } from '@web/features/home/house-rules/use-house-rules';
import { addressWithDays, daysOfAddress, keptDays } from './kept-days';
import { nextPaint } from '@web/shared/next-paint';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import { useToday } from '@web/shared/settings/use-today';
import { useIsHydrated } from '@web/shared/ui/use-is-hydrated';
import { useOccupiedDays } from './use-occupied-days';

const canBeChosen = (days: DateSelection, stays: StayRule) => {
  const range = selectedRange(days);
  return range && stays.canArrive(range.start) && (range.start === range.end || stays.canLeave(range.end, range.start));
};

/** The days that the address offers, and those chosen before in this tab. */
const daysToStartWith = (params: URLSearchParams): DateSelection[] =>
  [daysOfAddress(params), keptDays.read()].filter(({ kind }) => kind !== 'none');

/** Keeps what is chosen in the tab at once, and in the address after the calendar has shown it. */
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

/** The days that can be chosen, those that are, and what the rules say of them. */
export const useChosenDays = () => {
  const { maxAdvanceBookingDays, maxConsecutiveBookings } = usePublicSettings().settings;
  const { stayRules } = useStayConditions().conditions;
  const unit = useStayUnit();
  const today = useToday();
  const occupied = useOccupiedDays();
  const { rules: houseRules, isLoading: areRulesLoading } = useHouseRules();
  const { occupiedDays } = occupied;
  const isLoading = occupied.isLoading || areRulesLoading;
  const [selection, setSelection] = useState<DateSelection>(noSelection);
  const [wasCleared, setWasCleared] = useState(false);
  const [unavailable, setUnavailable] = useState<StayRange | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [early, setEarly] = useState<Day[]>([]);
  const [isSettled, setIsSettled] = useState(false);
  const [isStarted, setIsStarted] = useState(false);
  const [first, setFirst] = useState<Day>();
  const isHydrated = useIsHydrated();
  // What was sent is no draft any more.
  const params = useKeptDays(isSettled ? noSelection : selection, isStarted);

  const isOccupied = (day: Day) => occupiedDays.intervalAt(day) !== null;
  const rules: RangeRules = {
    today,
    maxAdvanceBookingDays,
    maxConsecutiveBookings,
    unit,
    isOccupied,
    stayLimits: stayRules,
  };
  const free = isLoading || isSubmitting ? noStays : freeStays(unit, rules);
  const stays = stayRules && houseRules ? houseRules.withinLimits(free, stayRules, unit, today) : free;
  const range = selectedRange(selection);
  const change = (next: DateSelection) => {
    if (isSubmitting) return;
    setWasCleared(selection.kind !== 'none' && next.kind === 'none');
    setSelection(next);
    setUnavailable(null);
    setIsSettled(false);
  };
  const choose = (day: Day) => change(selectDay(selection, day, stays));
  if (!isStarted && isHydrated && !isLoading) {
    setIsStarted(true);
    const wanted = daysToStartWith(params);
    const days = wanted.find((each) => canBeChosen(each, stays)) ?? noSelection;
    setSelection(days);
    setFirst(selectedRange(days)?.start);
    setUnavailable(days === wanted[0] ? null : selectedRange(wanted[0] ?? days));
  } else if (early.length > 0 && !isLoading) {
    setEarly([]);
    change(early.reduce((days, day) => selectDay(days, day, stays), selection));
  }
  return {
    ...occupied,
    isLoading,
    rules,
    houseRules,
    maxConsecutiveBookings,
    selection,
    stays,
    range,
    wasCleared,
    /** The days that the page was opened with, if they cannot be chosen (any more), until others are. */
    unavailable,
    /**
     * The days are being asked for, and stay as they are until there is an answer, which would be taken for that of
     * others.
     */
    isSubmitting,
    setIsSubmitting,
    /** Chooses a day; while it is not known which days are taken, those chosen are kept until then. */
    choose: (day: Day) => (isLoading ? setEarly((days) => [...days, day]) : choose(day)),
    clear: () => change(noSelection),
    /** The days have been asked for: a single one is no longer the first of several, and the next one begins anew. */
    settle: () => {
      if (range) setSelection({ kind: 'range', ...range });
      setIsSettled(true);
    },
    /** Where the calendar begins: at the days of the address, or where it was left. */
    first,
  };
};

export type ChosenDays = ReturnType<typeof useChosenDays>;
