import {
  availabilityOf,
  checkRange,
  noSelection,
  selectDay,
  selectedRange,
  type DateSelection,
  type Day,
  type RangeRules,
} from '@hearthstay/stay';
import { useState } from 'react';
import { usePublicSettings } from '../../../shared/settings/use-public-settings';
import { useToday } from '../../../shared/settings/use-today';
import { useOccupiedDays } from '../api/use-occupied-days';

/** The days that can be chosen, those that are, and what the rules say of them (specification, sections 4 and 5). */
export const useChosenDays = () => {
  const { maxAdvanceBookingDays, maxConsecutiveBookings } = usePublicSettings().settings;
  const today = useToday();
  const occupied = useOccupiedDays();
  const { occupiedDays, isLoading } = occupied;
  const [selection, setSelection] = useState<DateSelection>(noSelection);
  const [wasCleared, setWasCleared] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  const isOccupied = (day: Day) => occupiedDays.has(day);
  const rules: RangeRules = { today, maxAdvanceBookingDays, maxConsecutiveBookings, isOccupied };
  const isSelectable = (day: Day) => !isLoading && !isAsking && availabilityOf(day, rules) === 'free';
  const range = selectedRange(selection);
  const change = (next: DateSelection) => {
    if (isAsking) return;
    setWasCleared(selection.kind !== 'none' && next.kind === 'none');
    setSelection(next);
  };
  return {
    ...occupied,
    rules,
    maxConsecutiveBookings,
    selection,
    isSelectable,
    range,
    violation: range && checkRange(range, rules),
    wasCleared,
    /** The days are being asked for, and stay as they are until there is an answer, which would be taken for that of others. */
    isAsking,
    setIsAsking,
    choose: (day: Day) => change(selectDay(selection, day, isSelectable)),
    clear: () => change(noSelection),
  };
};

export type ChosenDays = ReturnType<typeof useChosenDays>;
