import type { AvailabilityEntry, BlockedDay } from '@hearthstay/contracts';
import type { StayRange } from '@hearthstay/stay';
import { blockAgain, inWords, type NewBlock } from '@web/features/owner-calendar/use-blocks';
import { useNotify } from '@web/panel/notices/notices';
import { blockedDaysKey } from '@web/panel/panel-data';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import type { BlockedRange } from './blocked-ranges';
import { freeDays } from './use-blocked-days';
import { useUndoDays } from './use-undo-days';

/**
 * The blocks that contain days of a range, because the list of days does not have them; empty if they cannot be loaded.
 */
const blocksIn = async ({ start, end }: StayRange): Promise<NewBlock[]> => {
  try {
    const entries = await api.get<AvailabilityEntry[]>(`/admin/availability?from=${start}&to=${end}`);
    return entries
      .filter(({ kind }) => kind === 'block')
      .map(({ from, to, label }) => ({ start: from, end: to, note: label }));
  } catch {
    return [];
  }
};

/**
 * Frees days. They are removed from the list at once; those that the server refuses return, and a notice shows why. An
 * undo blocks the same ranges again, with their notes.
 */
export const useUnblockDays = ({ start, end, days }: BlockedRange) => {
  const notify = useNotify();
  const undoOf = useUndoDays({ key: blockedDaysKey }, blockAgain);
  const ids = new Set(days.map(({ id }) => id));
  const free = async (): Promise<NewBlock[]> => {
    const blocks = await blocksIn({ start, end });
    await freeDays(days);
    return blocks;
  };
  return useMutation(free, {
    cache: { key: blockedDaysKey, optimistic: (blocked: BlockedDay[]) => blocked.filter(({ id }) => !ids.has(id)) },
    onSuccess: (blocks) => {
      const freed = { range: { start, end }, count: days.length, blocks };
      notify({
        kind: 'done',
        text: (t) => t('ownerCalendar.freed', { count: freed.count, range: inWords(freed.range) }),
        ...(blocks.length > 0 && { undo: undoOf(freed) }),
      });
    },
    onError: (refusal) => notify({ kind: 'failed', text: (t) => messageOf(refusal, t('blockedDays.removeFailed')) }),
  });
};
