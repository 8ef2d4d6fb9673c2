import type { BookingRequest, DecidedRequestView } from '@hearthstay/contracts';
import { useNotify, type Notice } from '@web/features/admin/notices';
import { requestsKey } from '@web/features/admin/panel-data';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useAction } from '@web/shared/api/use-action';
import { guestNameOf } from './request-rows';

/** Makes the offer to undo a decision from the server's answer to it; `undefined` when it cannot be undone. */
export const useUndoDecision = (request: BookingRequest) => {
  const notify = useNotify();
  const { run } = useAction(() => api.post(`${requestsKey}/${encodeURIComponent(request.id)}/undo`), {
    changes: { path: requestsKey },
    onDone: () => notify({ kind: 'done', text: (t) => t('bookings.undone', { name: guestNameOf(request, t) }) }),
    onFailed: (refusal) => notify({ kind: 'failed', text: (t) => messageOf(refusal, t('bookings.failed')) }),
  });
  return ({ undo_seconds: seconds }: DecidedRequestView): Notice['undo'] =>
    seconds > 0 ? { seconds, run: () => run() } : undefined;
};
