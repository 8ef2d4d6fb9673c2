import type { BookingRequest } from '@hearthstay/contracts';
import { api } from '../../../../shared/api/client';
import { useChangeList } from '../../change-list';
import { requestsKey } from '../../requests/use-requests';

/** Cancels a booking and loads the list again. An empty reason is sent as none (specification, section 5). */
export const useCancelBooking = () => {
  const changeList = useChangeList(requestsKey);
  return ({ id }: BookingRequest, reason: string) =>
    changeList(() =>
      api.post(`${requestsKey}/${encodeURIComponent(id)}/cancel`, { reason: reason.trim() || undefined }),
    );
};
