import type { BookingRequest } from '@hearthstay/contracts';
import { useSWRConfig } from 'swr';
import { api } from '../../../../shared/api/client';
import { requestsKey } from '../../requests/use-requests';

/** Cancels a booking and loads the list again. An empty reason is sent as none (specification, section 5). */
export const useCancelBooking = () => {
  const { mutate } = useSWRConfig();
  return async ({ id }: BookingRequest, reason: string) => {
    await api.post(`${requestsKey}/${encodeURIComponent(id)}/cancel`, { reason: reason.trim() || undefined });
    await mutate(requestsKey);
  };
};
