import type { BlockedDay } from '@hearthstay/contracts';
import { messageOf } from '../../../../shared/api/api-error';
import { api } from '../../../../shared/api/client';
import { useAction } from '../../../../shared/api/use-action';
import { useNotify } from '../../notice/notify';
import { blockedDaysKey } from './use-blocked-days';

/** Frees a day. It leaves the list at once. When the server refuses, it comes back, and the owner hears why. */
export const useUnblockDay = ({ id }: BlockedDay) => {
  const notify = useNotify();
  return useAction(() => api.delete(`${blockedDaysKey}/${encodeURIComponent(id)}`), {
    changes: { path: blockedDaysKey, expected: (days: BlockedDay[]) => days.filter((day) => day.id !== id) },
    onFailed: (refusal) => notify({ kind: 'failed', text: (t) => messageOf(refusal, t('blockedDays.removeFailed')) }),
  });
};
