import type { BookingRequest, RequestView } from '@hearthstay/contracts';
import { messageOf } from '../../../shared/api/api-error';
import { api } from '../../../shared/api/client';
import { useAction } from '../../../shared/api/use-action';
import { useNotify } from '../notice/notify';
import { requestsKey } from '../requests/use-requests';
import { guestNameOf } from './guest-name';

export type Decision = 'approved' | 'declined';

/**
 * Approves or declines. The list shows the decision at once and takes it back when the server refuses; the owner hears
 * which.
 */
export const useDecideRequest = (request: BookingRequest) => {
  const notify = useNotify();
  const { id } = request;
  return useAction<Decision, unknown, RequestView[]>(
    (status) => api.patch(`${requestsKey}/${encodeURIComponent(id)}`, { status }),
    {
      changes: {
        path: requestsKey,
        expected: (views, status) => views.map((view) => (view.id === id ? { ...view, status } : view)),
      },
      onDone: (_, decision) =>
        notify({ kind: 'done', text: (t) => t(`bookings.done.${decision}`, { name: guestNameOf(request, t) }) }),
      onFailed: (refusal) =>
        notify({
          kind: 'failed',
          text: (t) => messageOf(refusal, t('bookings.failed'), { DATES_UNAVAILABLE: t('bookings.approvalConflict') }),
        }),
    },
  );
};
