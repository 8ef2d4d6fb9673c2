import type { BlockedDay } from '@hearthstay/contracts';
import useSWR from 'swr';

export const blockedDaysKey = '/admin/blocked-dates';

/** The blocked days from today on, sorted. `days` is undefined until the first answer. */
export const useBlockedDays = () => {
  const { data, error, mutate } = useSWR<BlockedDay[], unknown>(blockedDaysKey);
  return { days: data, error, reload: () => void mutate() };
};
