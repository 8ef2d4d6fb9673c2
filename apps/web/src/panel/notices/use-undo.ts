import type { PanelTexts } from '@web/panel/panel-texts';
import { isOutage } from '@web/shared/api/is-outage';
import { useMutation } from '@web/shared/api/use-mutation';
import type { UndoOffer } from './notice-queue';
import { useNotify } from './notices';

interface Undo<Input> {
  /** The keys of the data that is loaded again. */
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
 * Creates offers to undo, each with an expiry by this browser's clock. If the undo does not reach the server, the
 * notice of the failure has the offer again.
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
