import type { UndoOffer } from '@web/panel/notices/notice-queue';
import { useUndo } from '@web/panel/notices/use-undo';
import { messageOf } from '@web/shared/api/api-error';

/** How long blocking and freeing can be undone, by their opposite. */
const undoMs = 10_000;

/**
 * Makes the offer to undo what was done to the days of a call's input.
 *
 * @param cache the data that is loaded again
 * @param call does the opposite
 */
export const useUndoDays = <Input>(
  cache: { key: string; invalidates?: string },
  call: (input: Input) => Promise<unknown>,
): ((input: Input) => UndoOffer) => {
  const undoOf = useUndo({
    cache,
    call,
    done: (t) => t('ownerCalendar.undone'),
    failed: (error, t) => messageOf(error, t('ownerCalendar.notUndone')),
  });
  return (input) => undoOf(input, Date.now() + undoMs);
};
