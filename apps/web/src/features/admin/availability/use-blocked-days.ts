import type { BlockedDay } from '@hearthstay/contracts';
import { useNotify } from '@web/features/admin/notices';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useAction } from '@web/shared/api/use-action';
import { useQuery } from '@web/shared/api/use-query';

export const blockedDaysKey = '/admin/blocked-dates';

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

/** Frees days. They leave the list at once. Those that the server refuses come back, and the owner hears why. */
export const useUnblockDays = (freed: readonly BlockedDay[]) => {
  const notify = useNotify();
  const ids = new Set(freed.map(({ id }) => id));
  return useAction(() => freeDays(freed), {
    changes: { path: blockedDaysKey, expected: (days: BlockedDay[]) => days.filter(({ id }) => !ids.has(id)) },
    onFailed: (refusal) => notify({ kind: 'failed', text: (t) => messageOf(refusal, t('blockedDays.removeFailed')) }),
  });
};
