import type { OccupiedDay } from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';
import { useMemo } from 'react';
import useSWR from 'swr';

export type OccupiedDays = ReadonlyMap<Day, OccupiedDay>;

/**
 * Who or what holds which day. After a failure there are none, and the server refuses what is taken.
 */
export const useOccupiedDays = () => {
  const { data, error, isValidating, mutate } = useSWR<OccupiedDay[], unknown>('/bookings/occupied');
  const occupiedDays: OccupiedDays = useMemo(() => new Map(data?.map((entry) => [entry.date, entry])), [data]);
  const isMissing = data === undefined;
  return {
    occupiedDays,
    isLoading: isMissing && error === undefined,
    hasFailed: isMissing && error !== undefined,
    isReloading: isValidating,
    reload: () => void mutate(),
  };
};
