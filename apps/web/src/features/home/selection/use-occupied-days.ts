import type { OccupiedDay } from '@hearthstay/contracts';
import { heldIntervals, intervalAt, type Day, type HeldDays } from '@hearthstay/stay';
import { useMemo } from 'react';
import useSWR from 'swr';

/** Who or what has a day or a night; a guest's name only where the owner shows names. */
export type Holder = Omit<OccupiedDay, 'date' | 'part'>;

/** The days that cannot be asked for; where stays hold nights, those on which a taken night begins. */
export interface OccupiedDays {
  intervalAt: (day: Day) => HeldDays<Holder> | null;
}

const isSameHolder = (one: Holder, other: Holder) => one.type === other.type && one.guestName === other.guestName;

/** Stays of different guests are different intervals; while names are hidden they cannot be told apart. */
export const occupiedDaysOf = (days: readonly OccupiedDay[] = []): OccupiedDays => {
  const held = days.filter(({ part }) => part !== 'until-noon');
  const intervals = heldIntervals(new Map(held.map(({ date, part, ...holder }) => [date, holder])), isSameHolder);
  return { intervalAt: (day) => intervalAt(intervals, day) };
};

/**
 * Who or what holds which day. After a failure there are none, and the server refuses what is taken.
 */
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
