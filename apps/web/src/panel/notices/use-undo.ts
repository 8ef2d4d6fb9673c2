import type { PanelTexts } from '@web/panel/panel-texts';
import { isOutage } from '@web/shared/api/is-outage';
import { useAction } from '@web/shared/api/use-action';
import type { UndoOffer } from './notice-queue';
import { useNotify } from './notices';

interface Undo<Input> {
  /** What the screen shows of it, which is loaded again. */
  changes: { path: string; also?: string };
  call: (input: Input) => Promise<unknown>;
  done: (t: PanelTexts) => string;
  failed: (failure: unknown, t: PanelTexts) => string;
}

interface Taken<Input> {
  input: Input;
  offer: UndoOffer;
}

/**
 * Makes offers to undo, each until a time by this browser's clock. One that could not reach the server is made again,
 * beside the reason.
 */
export const useUndo = <Input>({ changes, call, done, failed }: Undo<Input>) => {
  const notify = useNotify();
  const { run } = useAction<Taken<Input>>(({ input }) => call(input), {
    changes,
    onDone: () => notify({ kind: 'done', text: done }),
    onFailed: (failure, { offer }) =>
      notify({ kind: 'failed', text: (t) => failed(failure, t), undo: isOutage(failure) ? offer : undefined }),
  });
  return (input: Input, until: number): UndoOffer => {
    const offer: UndoOffer = { until, run: () => run({ input, offer }) };
    return offer;
  };
};
