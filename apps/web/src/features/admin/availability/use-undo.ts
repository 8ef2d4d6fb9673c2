import { useNotify, type Notice } from '@web/features/admin/notices';
import { messageOf } from '@web/shared/api/api-error';
import { useAction } from '@web/shared/api/use-action';

/** How long blocking and freeing can be undone, by their opposite. */
const seconds = 10;

/**
 * Makes the offer to undo what was done to the days of a call's input.
 *
 * @param changes what the screen shows of it, which is loaded again
 * @param call does the opposite
 */
export const useUndo = <Input>(
  changes: { path: string; also?: string },
  call: (input: Input) => Promise<unknown>,
): ((input: Input) => Notice['undo']) => {
  const notify = useNotify();
  const { run } = useAction(call, {
    changes,
    onDone: () => notify({ kind: 'done', text: (t) => t('ownerCalendar.undone') }),
    onFailed: (refusal) => notify({ kind: 'failed', text: (t) => messageOf(refusal, t('ownerCalendar.notUndone')) }),
  });
  return (input) => ({ seconds, run: () => run(input) });
};
