import {
  availabilityOf,
  isInMonth,
  rangeContains,
  readOutDay,
  selectedRange,
  type DateSelection,
  type Day,
  type DayAvailability,
  type DayRules,
  type HeldDays,
  type Month,
  type StayRange,
  type StayRule,
} from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import type { Holder, OccupiedDays } from '@web/features/home/selection/use-occupied-days';
import { useLocale } from '@web/shared/i18n/language';

export interface CalendarInput {
  month: Month;
  rules: DayRules;
  occupiedDays: OccupiedDays;
  selection: DateSelection;
  stays: StayRule;
  /** The day under the pointer or with the keyboard's focus. */
  hovered: Day | null;
  /** The range that a click on it would complete. */
  preview: StayRange | null;
}

/** Where a day stands in what is chosen: `only` is a first day without a last one. */
type SelectionPart = 'only' | 'start' | 'between' | 'end' | null;

/** All that a day's cell has to know to look and to be read out as what it is. */
export interface DayView {
  day: Day;
  availability: DayAvailability;
  /** The days in a row that it is one of, with who or what has them. */
  held: HeldDays<Holder> | null;
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
  const { month, rules, occupiedDays, stays, hovered, preview } = input;
  const availability = availabilityOf(day, rules);
  const part = partOf(day, input);
  const isTarget = day === hovered && part === null && (preview !== null || stays.canArrive(day));
  return {
    day,
    availability,
    held: availability === 'occupied' ? occupiedDays.intervalAt(day) : null,
    isToday: day === rules.today,
    isOtherMonth: !isInMonth(day, month),
    part,
    isLost: part !== null && availability !== 'free',
    isPreview: preview !== null && part === null && rangeContains(preview, day),
    wouldBecome: isTarget ? (preview ? 'departure' : 'arrival') : null,
  };
};

/** "Dr." or "Dipl.-Ing.", but not the "J." of J. Petersen. */
const isTitle = (word: string) => /^\p{L}{2,}.*\.$/u.test(word);

/**
 * The first name of the guest who has the day, past any titles; `undefined` when nobody has it or names are hidden.
 */
export const firstNameOf = ({ held }: Pick<DayView, 'held'>): string | undefined => {
  const words = held?.holder.guestName?.trim().split(/\s+/u) ?? [];
  return words.find((word) => !isTitle(word)) ?? words[0];
};

const keyOf = ({ part, availability, held }: DayView) => {
  if (availability === 'past') return 'day.past';
  if (availability === 'too-far') return 'day.tooFar';
  if (availability === 'free') {
    if (part === 'only' || part === 'start') return 'day.selectedStart';
    if (part === 'end') return 'day.selectedEnd';
    return part === 'between' ? 'day.selected' : 'day.free';
  }
  if (held?.holder.type === 'blocked') return 'day.closed';
  return held?.holder.guestName ? 'day.takenBy' : 'day.taken';
};

/** A day as screen readers say it: "Tuesday 4 August 2026, taken, Jonas Petersen". */
export const useDayLabel = () => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  return (view: DayView): string => {
    const what = t(keyOf(view), { day: readOutDay(view.day, locale), name: view.held?.holder.guestName });
    const label = view.isLost ? t('day.lost', { label: what }) : what;
    return view.isToday ? t('day.today', { label }) : label;
  };
};
