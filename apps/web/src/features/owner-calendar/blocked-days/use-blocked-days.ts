import type { BlockedDay } from '@hearthstay/contracts';
import { blockedDaysKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useQuery } from '@web/shared/api/use-query';

/** The blocked days from today on, sorted. */
export const useBlockedDays = () => useQuery<BlockedDay[]>(blockedDaysKey);

/** Frees each of the days. Fails only when all calls have ended, so that the list is loaded after all of them. */
export const freeDays = async (days: readonly BlockedDay[]) => {
  const calls = await Promise.allSettled(
    days.map(({ id }) => api.delete(`${blockedDaysKey}/${encodeURIComponent(id)}`)),
  );
  const refused = calls.find((call) => call.status === 'rejected');
  if (refused) throw refused.reason;
};
