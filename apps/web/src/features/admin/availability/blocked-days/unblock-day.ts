import type { BlockedDay } from '@hearthstay/contracts';
import { useSWRConfig } from 'swr';
import { api } from '../../../../shared/api/client';
import { blockedDaysKey } from './use-blocked-days';

/**
 * Frees a day. It leaves the list at once, comes back when the server refuses, and the list is loaded again either way.
 * Rejects with the refusal.
 */
export const useUnblockDay = () => {
  const { mutate } = useSWRConfig();
  return ({ id }: BlockedDay) =>
    mutate<BlockedDay[], unknown>(blockedDaysKey, () => api.delete(`${blockedDaysKey}/${encodeURIComponent(id)}`), {
      // From what is shown: other days may still be on their way out.
      optimisticData: (_, shown = []) => shown.filter((day) => day.id !== id),
      populateCache: false,
      rollbackOnError: true,
    });
};
