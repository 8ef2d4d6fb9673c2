import type { BlockedDay } from '@hearthstay/contracts';
import { blockedDaysKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useQuery } from '@web/shared/api/use-query';

/** The blocked days from today on, sorted. */
export const useBlockedDays = () => useQuery<BlockedDay[]>(blockedDaysKey);

/** Frees every one of the days, and fails once all calls have ended, so that the list is loaded with what they did. */
export const freeDays = async (days: readonly BlockedDay[]) => {
  const calls = await Promise.allSettled(
    days.map(({ id }) => api.delete(`${blockedDaysKey}/${encodeURIComponent(id)}`)),
  );
  const refused = calls.find((call) => call.status === 'rejected');
  if (refused) throw refused.reason;
};
