import type { BlockedDay } from '@hearthstay/contracts';
import { useNotify } from '@web/features/admin/notices';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useAction } from '@web/shared/api/use-action';
import { useQuery } from '@web/shared/api/use-query';

export const blockedDaysKey = '/admin/blocked-dates';

/** The blocked days from today on, sorted. */
export const useBlockedDays = () => useQuery<BlockedDay[]>(blockedDaysKey);

/** Frees a day. It leaves the list at once. When the server refuses, it comes back, and the owner hears why. */
export const useUnblockDay = ({ id }: BlockedDay) => {
  const notify = useNotify();
  return useAction(() => api.delete(`${blockedDaysKey}/${encodeURIComponent(id)}`), {
    changes: { path: blockedDaysKey, expected: (days: BlockedDay[]) => days.filter((day) => day.id !== id) },
    onFailed: (refusal) => notify({ kind: 'failed', text: (t) => messageOf(refusal, t('blockedDays.removeFailed')) }),
  });
};
