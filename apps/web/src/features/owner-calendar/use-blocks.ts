import type { BlockView } from '@hearthstay/contracts';
import { cleanParagraphs, type Day, dayCount, formatRange, type StayRange } from '@hearthstay/stay';
import i18n from 'i18next';
import { useNotify } from '@web/panel/notices/notices';
import { blockedDaysKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { asLocale } from '@web/shared/i18n/language';
import { useUndoDays } from './blocked-days/use-undo-days';

/** In the language of the interface. */
export const inWords = (range: StayRange) => formatRange(range, asLocale(i18n.language));

const blocksKey = '/admin/blocks';

export interface NewBlock extends StayRange {
  /** Private; `''` for none. */
  note: string;
}

const addBlock = ({ start, end, note }: NewBlock) =>
  api.post<BlockView>(blocksKey, { from: start, to: end, note: cleanParagraphs(note) || null });

const pathOf = (id: string) => `${blocksKey}/${encodeURIComponent(id)}`;

/** Blocks a range for guests. @param availabilityKey what the calendar shows, which is loaded again */
export const useBlockRange = (availabilityKey: string, onSuccess: () => void) => {
  const notify = useNotify();
  const undoOf = useUndoDays({ key: availabilityKey, invalidates: blockedDaysKey }, ({ id }: BlockView) =>
    api.delete(pathOf(id)),
  );
  return useMutation<NewBlock, BlockView>(addBlock, {
    cache: { key: availabilityKey, invalidates: blockedDaysKey },
    onSuccess: (block, range) => {
      notify({
        kind: 'done',
        text: (t) => t('availability.done', { count: dayCount(range), range: inWords(range) }),
        undo: undoOf(block),
      });
      onSuccess();
    },
  });
};

interface Freed {
  range: StayRange;
  /** How many of its days are blocked. */
  count: number;
  /** The blocks that have them, of which undoing makes new ones, as far as they are in the range. */
  blocks: readonly NewBlock[];
}

const latest = (a: Day, b: Day) => (a > b ? a : b);
const earliest = (a: Day, b: Day) => (a < b ? a : b);

/** Blocks the same ranges, with their notes, as far as they were freed. */
export const blockAgain = async ({ range, blocks }: Freed) => {
  for (const { start, end, note } of blocks) {
    await addBlock({ start: latest(start, range.start), end: earliest(end, range.end), note });
  }
};

/** Frees the days of a range, whichever blocks have them. */
export const useFreeRange = (availabilityKey: string, onSuccess: () => void) => {
  const notify = useNotify();
  const undoOf = useUndoDays({ key: availabilityKey, invalidates: blockedDaysKey }, blockAgain);
  return useMutation<Freed>(({ range }) => api.post(`${blocksKey}/free`, { from: range.start, to: range.end }), {
    cache: { key: availabilityKey, invalidates: blockedDaysKey },
    onSuccess: (_, freed) => {
      notify({
        kind: 'done',
        text: (t) => t('ownerCalendar.freed', { count: freed.count, range: inWords(freed.range) }),
        undo: undoOf(freed),
      });
      onSuccess();
    },
  });
};

/** Changes the note of a block. */
export const useChangeNote = (availabilityKey: string, id: string, onSuccess: () => void) => {
  const notify = useNotify();
  return useMutation((note: string) => api.patch(pathOf(id), { note: cleanParagraphs(note) || null }), {
    cache: { key: availabilityKey },
    onSuccess: () => {
      notify({ kind: 'done', text: (t) => t('ownerCalendar.noteSaved') });
      onSuccess();
    },
  });
};
