import type { PanelTexts } from '@web/panel/panel-texts';
import { isOutage } from '@web/shared/api/is-outage';
import { useMutation } from '@web/shared/api/use-mutation';
import type { UndoOffer } from './notice-queue';
import { useNotify } from './notices';

interface Undo<Input> {
  /** The data that is loaded again. */
  cache: { key: string; invalidates?: string };
  call: (input: Input) => Promise<unknown>;
  done: (t: PanelTexts) => string;
  failed: (error: unknown, t: PanelTexts) => string;
}

interface Taken<Input> {
  input: Input;
  offer: UndoOffer;
}

/**
 * Makes offers to undo, each until a time by this browser's clock. One that could not reach the server is made again,
 * beside the reason.
 */
export const useUndo = <Input>({ cache, call, done, failed }: Undo<Input>) => {
  const notify = useNotify();
  const { trigger } = useMutation<Taken<Input>>(({ input }) => call(input), {
    cache,
    onSuccess: () => notify({ kind: 'done', text: done }),
    onError: (error, { offer }) =>
      notify({ kind: 'failed', text: (t) => failed(error, t), undo: isOutage(error) ? offer : undefined }),
  });
  return (input: Input, until: number): UndoOffer => {
    const offer: UndoOffer = { until, run: () => trigger({ input, offer }) };
    return offer;
  };
};
