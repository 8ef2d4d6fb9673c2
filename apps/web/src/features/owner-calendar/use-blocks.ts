import type { BlockView } from '@hearthstay/contracts';
import { cleanParagraphs, type Day, dayCount, formatRange, type StayRange } from '@hearthstay/stay';
import i18n from 'i18next';
import { useNotify } from '@web/panel/notices/notices';
import { blockedDaysKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { asLocale } from '@web/shared/i18n/language';
import { useUndoDays } from './blocked-days/use-undo-days';

/** The range in words, in the language of the page. */
export const inWords = (range: StayRange) => formatRange(range, asLocale(i18n.language));

const blocksKey = '/admin/blocks';

export interface NewBlock extends StayRange {
  /** A private note; `''` for none. */
  note: string;
}

const addBlock = ({ start, end, note }: NewBlock) =>
  api.post<BlockView>(blocksKey, { from: start, to: end, note: cleanParagraphs(note) || null });

const pathOf = (id: string) => `${blocksKey}/${encodeURIComponent(id)}`;

/** Blocks a range for guests. @param availabilityKey the key of the calendar's data, which is loaded again */
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
  /** The number of blocked days in the range. */
  count: number;
  /** The blocks that contain the freed days. An undo creates new blocks for their parts in the range. */
  blocks: readonly NewBlock[];
}

const latest = (a: Day, b: Day) => (a > b ? a : b);
const earliest = (a: Day, b: Day) => (a < b ? a : b);

/** Blocks the freed parts of blocks again, with their notes. */
export const blockAgain = async ({ range, blocks }: Freed) => {
  for (const { start, end, note } of blocks) {
    await addBlock({ start: latest(start, range.start), end: earliest(end, range.end), note });
  }
};

/** Frees the days of a range in all blocks. */
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
