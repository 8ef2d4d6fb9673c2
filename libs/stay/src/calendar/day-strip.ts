import { addDays, compareDays } from '../day/arithmetic';
import type { Day } from '../day/day';
import { dayCount, daysOfRange, type StayRange } from '../range/stay-range';
import type { StayUnit } from '../range/stay-unit';
import { isTaken, type RequestStatus } from '../requests/status';
import { freeLane, lanesOf, segmentsOf, spanOf, type BarSegment, type BarSource, type CalendarBar } from './bars';
import { isEntryOfStay, type HoldingEntry } from './conflicting-entries';
import { stateOfEntry, type EntryState } from './entry-state';

const daysMin = 10;
const daysMax = 14;
/** The number of days before and after the stay, unless these are too many. */
const neighbours = 2;

/** The stay of a strip, as it is and as it is proposed. */
export interface StripStay {
  /** The id of the request, whose entries are left out because they are this stay. */
  readonly requestId?: string | undefined;
  /** Absent for a stay that is only offered. */
  readonly present?: (StayRange & { readonly status: RequestStatus }) | undefined;
  readonly asked?: StayRange | undefined;
}

/** The source of a bar: the present stay, the proposed one, or another entry. */
export interface StripSource<Entry> extends BarSource {
  readonly role: 'present' | 'asked' | 'other';
  readonly state: EntryState;
  /** The entry, if the bar is not the stay itself. */
  readonly entry?: Entry;
}

export interface StripDay {
  readonly day: Day;
  /**
   * `stay` for the present days, or those of an offer without a present stay; `new` for additional days of a proposal.
   */
  readonly mark: 'stay' | 'new' | null;
}

/** A row of ten to fourteen days around a stay, with all entries on them. */
export interface DayStrip<Entry> {
  readonly days: readonly StripDay[];
  readonly segments: readonly BarSegment<StripSource<Entry>>[];
  readonly lanes: number;
}

/** The days around a stay. Of a stay that is too long, they are the beginning, or the end if only the end changes. */
const daysAround = ({ present, asked }: StripStay): readonly Day[] => {
  const shown = [present, asked].filter((range) => range !== undefined);
  const [start = '' as Day] = shown.map((range) => range.start).sort(compareDays);
  const end =
    shown
      .map((range) => range.end)
      .sort(compareDays)
      .at(-1) ?? start;
  const length = dayCount({ start, end });
  const count = Math.min(daysMax, Math.max(daysMin, length + 2 * neighbours));
  const changesEndOnly = present && asked && present.start === asked.start && present.end !== asked.end;
  const fits = length + neighbours <= count;
  const hidden = changesEndOnly ? length + neighbours - count : -neighbours;
  const first = addDays(start, fits ? -Math.ceil((count - length) / 2) : hidden);
  return daysOfRange({ start: first, end: addDays(first, count - 1) });
};

const sourcesOf = <Entry extends HoldingEntry>(
  { requestId, present, asked }: StripStay,
  entries: readonly Entry[],
): StripSource<Entry>[] => [
  ...(present
    ? [
        {
          ...{ start: present.start, end: present.end, isStay: true, role: 'present' as const },
          state: isTaken(present.status) ? stateOfEntry({ kind: 'request', status: present.status }) : 'offered',
        },
      ]
    : []),
  ...(asked ? [{ ...asked, isStay: true, role: 'asked' as const, state: 'offered' as const }] : []),
  ...entries
    .filter(({ id }) => id !== requestId)
    .map((entry) => ({
      ...{ start: entry.from, end: entry.to, isStay: isEntryOfStay(entry), role: 'other' as const },
      state: stateOfEntry(entry),
      entry,
    })),
];

const markOf = (day: Day, { present, asked }: StripStay): StripDay['mark'] => {
  const isIn = (range: StayRange | undefined) => range !== undefined && range.start <= day && day <= range.end;
  if (isIn(present)) return 'stay';
  if (!isIn(asked)) return null;
  return present ? 'new' : 'stay';
};

/** @param entries of the owner's calendar; the stay itself is the first, in the topmost lane */
export const dayStrip = <Entry extends HoldingEntry>(
  stay: StripStay,
  entries: readonly Entry[],
  unit: StayUnit,
): DayStrip<Entry> => {
  const days = daysAround(stay);
  const [first, last] = [days[0], days.at(-1)];
  const bars = sourcesOf(stay, entries)
    .map((source) => ({ ...spanOf(source, unit), source }))
    .filter(({ start, end }) => first && last && start <= last && end >= first)
    .reduce<CalendarBar<StripSource<Entry>>[]>(
      (placed, bar) => [...placed, { ...bar, lane: freeLane(bar, placed) }],
      [],
    );
  return {
    days: days.map((day) => ({ day, mark: markOf(day, stay) })),
    segments: segmentsOf(days, bars),
    lanes: lanesOf(bars),
  };
};
