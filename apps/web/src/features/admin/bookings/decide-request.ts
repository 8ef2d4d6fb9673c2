import type { BookingRequest, RequestView } from '@hearthstay/contracts';
import { useSWRConfig } from 'swr';
import { api } from '../../../shared/api/client';
import { requestsKey } from '../requests/use-requests';

export type Decision = 'approved' | 'declined';

/**
 * Approves or declines. The list shows the decision at once, takes it back when the server refuses, and is loaded again
 * either way. Rejects with the refusal.
 */
export const useDecideRequest = () => {
  const { mutate } = useSWRConfig();
  return ({ id }: BookingRequest, status: Decision) =>
    mutate<RequestView[], unknown>(
      requestsKey,
      () => api.patch(`${requestsKey}/${encodeURIComponent(id)}`, { status }),
      {
        // From what is shown: other decisions may still be on their way.
        optimisticData: (_, shown = []) => shown.map((view) => (view.id === id ? { ...view, status } : view)),
        populateCache: false,
        rollbackOnError: true,
      },
    );
};
