import type { GuestStatistics } from '@hearthstay/contracts';
import useSWR from 'swr';

export type GuestYear = GuestStatistics[number];

/** Who stayed how long, the newest year first. `years` is undefined until the first answer. */
export const useGuestStatistics = () => {
  const { data, error, mutate } = useSWR<GuestStatistics, unknown>('/admin/guest-statistics');
  return { years: data, error, reload: () => void mutate() };
};
