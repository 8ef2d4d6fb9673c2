import type { OccupiedDay } from '@hearthstay/contracts';
import { heldIntervals, intervalAt, type Day, type HeldDays } from '@hearthstay/stay';
import { useMemo } from 'react';
import useSWR from 'swr';

/** Who or what occupies a day or a night; the name of a guest only if the owner shows names. */
export type Holder = Omit<OccupiedDay, 'date' | 'part'>;

/** The occupied days; where stays hold nights, the days on which an occupied night begins. */
export interface OccupiedDays {
  intervalAt: (day: Day) => HeldDays<Holder> | null;
}

const isSameHolder = (one: Holder, other: Holder) => one.type === other.type && one.guestName === other.guestName;

/** Adjacent stays of different guests are different intervals; with hidden names, they are a single interval. */
export const occupiedDaysOf = (days: readonly OccupiedDay[] = []): OccupiedDays => {
  const held = days.filter(({ part }) => part !== 'until-noon');
  const intervals = heldIntervals(new Map(held.map(({ date, part, ...holder }) => [date, holder])), isSameHolder);
  return { intervalAt: (day) => intervalAt(intervals, day) };
};

/** Loads the occupied days. After a failure there are none, and the server refuses occupied days. */
export const useOccupiedDays = () => {
  const { data, error, isValidating, mutate } = useSWR<OccupiedDay[], unknown>('/bookings/occupied');
  const occupiedDays = useMemo(() => occupiedDaysOf(data), [data]);
  const isMissing = data === undefined;
  return {
    occupiedDays,
    isLoading: isMissing && error === undefined,
    hasFailed: isMissing && error !== undefined,
    isReloading: isValidating,
    reload: () => void mutate(),
  };
};
