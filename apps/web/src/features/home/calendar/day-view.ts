import {
  availabilityOf,
  isInMonth,
  rangeContains,
  selectedRange,
  type DateSelection,
  type Day,
  type DayAvailability,
  type DayRules,
  type IsSelectable,
  type Month,
  type StayRange,
} from '@hearthstay/stay';
import type { OccupiedDay } from '@hearthstay/contracts';
import type { OccupiedDays } from '../api/use-occupied-days';

export interface CalendarInput {
  month: Month;
  rules: DayRules;
  occupiedDays: OccupiedDays;
  selection: DateSelection;
  isSelectable: IsSelectable;
  /** The day under the pointer or with the keyboard's focus. */
  hovered: Day | null;
  /** The range that a click on it would complete. */
  preview: StayRange | null;
}

/** Where a day stands in what is chosen: `only` is a first day without a last one. */
export type SelectionPart = 'only' | 'start' | 'between' | 'end' | null;

/** All that a day's cell has to know to look and to be read out as what it is. */
export interface DayView {
  day: Day;
  availability: DayAvailability;
  holder: OccupiedDay | null;
  isToday: boolean;
  isOtherMonth: boolean;
  part: SelectionPart;
  /** Chosen while it was free, and not to be had any more: it looks as what it has become. */
  isLost: boolean;
  isPreview: boolean;
  /** What a click would make of the day the pointer is on. */
  wouldBecome: 'arrival' | 'departure' | null;
}

const partOf = (day: Day, { selection, preview }: CalendarInput): SelectionPart => {
  const range = selectedRange(selection);
  if (!range || !rangeContains(range, day)) return null;
  if (range.start === range.end && preview === null) return 'only';
  if (day === range.start) return 'start';
  return day === range.end ? 'end' : 'between';
};

/** What the calendar shows of one day. */
export const dayViewOf = (day: Day, input: CalendarInput): DayView => {
  const { month, rules, occupiedDays, isSelectable, hovered, preview } = input;
  const availability = availabilityOf(day, rules);
  const part = partOf(day, input);
  const isTarget = day === hovered && part === null && isSelectable(day);
  return {
    day,
    availability,
    holder: availability === 'occupied' ? (occupiedDays.get(day) ?? null) : null,
    isToday: day === rules.today,
    isOtherMonth: !isInMonth(day, month),
    part,
    isLost: part !== null && availability !== 'free',
    isPreview: preview !== null && part === null && rangeContains(preview, day),
    wouldBecome: isTarget ? (preview ? 'departure' : 'arrival') : null,
  };
};
