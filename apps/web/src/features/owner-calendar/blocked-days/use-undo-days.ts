import type { UndoOffer } from '@web/panel/notices/notice-queue';
import { useUndo } from '@web/panel/notices/use-undo';
import { messageOf } from '@web/shared/api/api-error';

/** How long blocking and freeing can be undone. The server has no undo for them, so the opposite call is sent. */
const undoMs = 10_000;

/**
 * Creates offers to undo a call for days.
 *
 * @param cache the keys of the data that is loaded again
 * @param call the opposite call, with the input of the offer
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
