import type { GuestStatistics } from '@hearthstay/contracts';
import { useQuery } from '../../../../shared/api/use-query';

export type GuestYear = GuestStatistics[number];

/** Who stayed how long, the newest year first. */
export const useGuestStatistics = () => useQuery<GuestStatistics>('/admin/guest-statistics');
