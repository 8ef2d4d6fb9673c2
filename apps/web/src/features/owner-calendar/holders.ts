import type { AvailabilityEntry } from '@hearthstay/contracts';
import {
  isTaken,
  type StayRange,
  barsCollide,
  type BarSource,
  type CalendarBar,
  isEntryOfStay,
  stateOfEntry,
} from '@hearthstay/stay';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOfEntry } from '@web/panel/availability/entry-name';
import type { PanelTexts } from '@web/panel/panel-texts';

/** An entry of the calendar: a request, an offer, or a range of a block or of another platform's calendar. */
export interface Holder extends BarSource {
  /** Unique among the shown entries. */
  readonly key: string;
  readonly entry: AvailabilityEntry;
}

export type HolderBar = CalendarBar<Holder>;

export const holderOf = (entry: AvailabilityEntry): Holder => ({
  key: `${entry.kind} ${entry.id} ${entry.from}`,
  start: entry.from,
  end: entry.to,
  isStay: isEntryOfStay(entry),
  entry,
});

/**
 * Whether the days are booked by guests. A block beside a booking is intended by the owner, and a pending request
 * occupies no days.
 */
const hasGuests = ({ source: { entry } }: HolderBar) =>
  entry.kind === 'feed' || (entry.status !== undefined && isTaken(entry.status));

/** Days that are booked twice, with both bars. */
export interface Conflict {
  readonly range: StayRange;
  readonly bars: readonly [HolderBar, HolderBar];
}

/** @param bars sorted by first day */
export const conflictsAmong = (bars: readonly HolderBar[]): Conflict[] => {
  const guests = bars.filter(hasGuests);
  return guests.flatMap((one, index) =>
    guests
      .slice(index + 1)
      .filter((other) => barsCollide(one, other))
      .map((other): Conflict => {
        const end = one.end < other.end ? one.end : other.end;
        return { range: { start: other.start, end }, bars: [one, other] };
      }),
  );
};

/** Whether two entries may be the same booking on linked platforms: neither is a booking of this house. */
export const mayBeSame = (one: HolderBar, other: HolderBar): boolean =>
  [one, other].every(({ source: { entry } }) => entry.kind === 'feed');

/** The names and descriptions of entries. The functions change only with the language. */
export const useHolderTexts = () => {
  const { t } = useTranslation(['admin', 'common']);
  return useMemo(() => holderTexts(t), [t]);
};

const holderTexts = (t: PanelTexts) => {
  const nameOf = ({ entry }: Holder): string => nameOfEntry(entry, t);
  const stateIn = (holder: Holder): string => {
    const state = stateOfEntry(holder.entry);
    if (state === 'blocked') return t('ownerCalendar.blocked');
    if (state === 'offered') return t(holder.entry.holds ? 'ownerCalendar.offerHeld' : 'ownerCalendar.offer');
    return state === 'calendar' ? t('ownerCalendar.calendar') : t(`common:status.${state}`);
  };
  /** For example "Bestätigt: Anna Schmidt"; a block without a note is only "Gesperrt". */
  const describe = (holder: Holder): string =>
    nameOf(holder) === stateIn(holder)
      ? stateIn(holder)
      : t('ownerCalendar.holder', { state: stateIn(holder), name: nameOf(holder) });
  return { nameOf, stateIn, describe };
};
