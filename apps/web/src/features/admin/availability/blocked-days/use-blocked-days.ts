import type { BlockedDay } from '@hearthstay/contracts';
import { useQuery } from '../../../../shared/api/use-query';

export const blockedDaysKey = '/admin/blocked-dates';

/** The blocked days from today on, sorted. */
export const useBlockedDays = () => useQuery<BlockedDay[]>(blockedDaysKey);
