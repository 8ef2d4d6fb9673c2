import type { BookingRequest } from '@hearthstay/contracts';
import { api } from '../../../../shared/api/client';
import { useAction } from '../../../../shared/api/use-action';
import { useNotify } from '../../notice/notify';
import { requestsKey } from '../../requests/use-requests';
import { guestNameOf } from '../guest-name';

/** Cancels a booking for the reason given. An empty reason is sent as none. */
export const useCancelBooking = (request: BookingRequest, onCancelled: () => void) => {
  const notify = useNotify();
  const path = `${requestsKey}/${encodeURIComponent(request.id)}/cancel`;
  return useAction((reason: string) => api.post(path, { reason: reason.trim() || undefined }), {
    changes: { path: requestsKey },
    onDone: () => {
      notify({ kind: 'done', text: (t) => t('bookings.done.cancelled', { name: guestNameOf(request, t) }) });
      onCancelled();
    },
  });
};
