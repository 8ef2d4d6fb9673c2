import {
  availabilityOf,
  isInMonth,
  rangeContains,
  readOutDay,
  takenPart,
  type Day,
  type DayAvailability,
  type DayPart,
  type DayRules,
  type HeldDays,
  type Month,
  type StayRange,
  type StayUnit,
} from '@hearthstay/stay';
import type { Locale } from '@hearthstay/contracts';
import type { TFunction } from 'i18next';
import { selectedRange, type DateSelection } from '@web/features/home/selection/date-selection';
import type { StayRule } from '@web/features/home/selection/free-stays';
import type { Holder, OccupiedDays } from '@web/features/home/selection/use-occupied-days';

export interface CalendarInput {
  month: Month;
  rules: DayRules & { unit?: StayUnit | undefined };
  occupiedDays: OccupiedDays;
  selection: DateSelection;
  stays: StayRule;
  /** The day under the pointer or with the keyboard's focus. */
  hovered: Day | null;
  /** The range that a click on it would complete. */
  preview: StayRange | null;
}

/** The place of a day in the selection: `only` is a first day without a last one. */
type SelectionPart = 'only' | 'start' | 'between' | 'end' | null;

/** All that the look and the label of a day depend on. */
export interface DayView {
  day: Day;
  availability: DayAvailability;
  /** The interval of occupied days that contains it, with its holder. */
  held: HeldDays<Holder> | null;
  /** Where stays hold nights, the half of the day that a night before or after it occupies. */
  half: Exclude<DayPart, 'day'> | null;
  /** A taken day on which the stay that is being chosen can end. */
  canLeave: boolean;
  isToday: boolean;
  isOtherMonth: boolean;
  part: SelectionPart;
  /** Whether it was chosen while it was free and is not free any more; it then looks like any such day. */
  isLost: boolean;
  isPreview: boolean;
  /** What a click would make this day; `null` unless the pointer or the focus is on it. */
  wouldBecome: 'arrival' | 'departure' | null;
}

const partOf = (day: Day, { selection, preview }: CalendarInput): SelectionPart => {
  const range = selectedRange(selection);
  if (!range || !rangeContains(range, day)) return null;
  if (range.start === range.end && preview === null) return 'only';
  if (day === range.start) return 'start';
  return day === range.end ? 'end' : 'between';
};

const halfOf = (day: Day, { rules, occupiedDays }: CalendarInput): DayView['half'] => {
  if (rules.unit !== 'nights' || day < rules.today) return null;
  const part = takenPart(day, (night) => occupiedDays.intervalAt(night) !== null);
  return part === 'day' ? null : part;
};

export const dayViewOf = (day: Day, input: CalendarInput): DayView => {
  const { month, rules, occupiedDays, stays, hovered, preview } = input;
  const availability = availabilityOf(day, rules);
  const part = partOf(day, input);
  const half = halfOf(day, input);
  const arrival = selectedRange(input.selection)?.start;
  const isLastDay = half === 'from-noon' && part === 'end';
  const isTarget = day === hovered && part === null && (preview !== null || stays.canArrive(day));
  return {
    day,
    availability,
    held: availability === 'occupied' ? occupiedDays.intervalAt(day) : null,
    half,
    canLeave: half === 'from-noon' && (isLastDay || (arrival !== undefined && stays.canLeave(day, arrival))),
    isToday: day === rules.today,
    isOtherMonth: !isInMonth(day, month),
    part,
    isLost: part !== null && availability !== 'free' && !isLastDay,
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

/** The owner's limit because of which a day cannot be chosen next; `null` if no limit is the reason. */
export const limitOn = (day: Day, { selection, stays }: Pick<CalendarInput, 'selection' | 'stays'>) => {
  if (selection.kind === 'first-day' && day > selection.start) {
    const limit = stays.limitOn(day, selection.start);
    if (limit || stays.canLeave(day, selection.start)) return limit;
  }
  return stays.limitOn(day, null);
};

const keyOf = ({ part, availability, held, isLost }: DayView) => {
  if (part === 'end' && !isLost) return 'day.selectedEnd';
  if (availability === 'past') return 'day.past';
  if (availability === 'too-far') return 'day.tooFar';
  if (availability === 'free') {
    if (part === 'only' || part === 'start') return 'day.selectedStart';
    return part === 'between' ? 'day.selected' : 'day.free';
  }
  if (held?.holder.type === 'blocked') return 'day.closed';
  if (held?.holder.type === 'gap') return 'day.gap';
  return held?.holder.guestName ? 'day.takenBy' : 'day.taken';
};

/** The texts of the page, read once by the calendar and not by each of its 42 days. */
export interface DayTexts {
  t: TFunction<['home', 'common']>;
  locale: Locale;
}

/** Adds to the label whether a guest can arrive or leave on a day of which a half is occupied. */
const withHalf = ({ half, part, availability }: DayView, label: string, t: DayTexts['t']): string => {
  if (part !== null || half === null) return label;
  if (half === 'from-noon') return t('day.leavable', { label });
  return availability === 'free' ? t('day.arrivable', { label }) : label;
};

/** A day as screen readers say it: "Tuesday 4 August 2026, taken, Jonas Petersen", with the limit of the owner. */
export const dayLabel = (
  view: DayView,
  { limit, price, holiday }: { limit: string | null; price: string | null; holiday: string | null },
  { t, locale }: DayTexts,
): string => {
  const what = t(keyOf(view), { day: readOutDay(view.day, locale), name: view.held?.holder.guestName });
  const label = view.isLost ? t('day.lost', { label: what }) : withHalf(view, what, t);
  const withPrice = price === null ? label : t('day.price', { label, price });
  const limited = limit !== null && view.part === null ? t('day.limited', { label: withPrice, limit }) : withPrice;
  const named = holiday === null ? limited : t('day.holiday', { label: limited, holiday });
  return view.isToday ? t('day.today', { label: named }) : named;
};
