import {
  availabilityOf,
  checkRange,
  noSelection,
  selectDay,
  selectedRange,
  type DateSelection,
  type Day,
  type RangeRules,
  wholeDays,
} from '@hearthstay/stay';
import { useState } from 'react';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { useToday } from '@web/shared/settings/use-today';
import { useOccupiedDays } from './use-occupied-days';

/** The days that can be chosen, those that are, and what the rules say of them. */
export const useChosenDays = () => {
  const { maxAdvanceBookingDays, maxConsecutiveBookings } = usePublicSettings().settings;
  const today = useToday();
  const occupied = useOccupiedDays();
  const { occupiedDays, isLoading } = occupied;
  const [selection, setSelection] = useState<DateSelection>(noSelection);
  const [wasCleared, setWasCleared] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [early, setEarly] = useState<Day | null>(null);

  const isOccupied = (day: Day) => occupiedDays.intervalAt(day) !== null;
  const rules: RangeRules = { today, maxAdvanceBookingDays, maxConsecutiveBookings, isOccupied };
  const stays = wholeDays((day) => !isLoading && !isAsking && availabilityOf(day, rules) === 'free');
  const range = selectedRange(selection);
  const change = (next: DateSelection) => {
    if (isAsking) return;
    setWasCleared(selection.kind !== 'none' && next.kind === 'none');
    setSelection(next);
  };
  const choose = (day: Day) => change(selectDay(selection, day, stays));
  if (early && !isLoading) {
    setEarly(null);
    choose(early);
  }
  return {
    ...occupied,
    rules,
    maxConsecutiveBookings,
    selection,
    stays,
    range,
    violation: range && checkRange(range, rules),
    wasCleared,
    /**
     * The days are being asked for, and stay as they are until there is an answer, which would be taken for that of
     * others.
     */
    isAsking,
    setIsAsking,
    /** Chooses a day; while it is not known which days are taken, the latest one is kept until then. */
    choose: (day: Day) => (isLoading ? setEarly(day) : choose(day)),
    clear: () => change(noSelection),
    /** The days have been asked for: a single one is no longer the first of several, and the next one begins anew. */
    settle: () => range && setSelection({ kind: 'range', ...range }),
  };
};

export type ChosenDays = ReturnType<typeof useChosenDays>;
