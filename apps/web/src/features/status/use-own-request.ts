import type { GuestRequestView, RequestView } from '@hearthstay/contracts';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { statusKey } from './status-data';

export interface OwnRequest {
  request: GuestRequestView;
  /** Of the status link, which opens the requests. */
  token: string;
}

/** What a guest does to an own request by the status link; the page shows the response. */
export const useOwnRequest = <Body extends object | undefined>(
  { request, token }: OwnRequest,
  action: 'confirm' | 'withdraw' | 'cancellation',
  onSuccess: () => void,
) =>
  useMutation<Body, RequestView, GuestRequestView[]>(
    (body) =>
      api.post(`/bookings/requests/${encodeURIComponent(request.id)}/${action}`, body, {
        Authorization: `Bearer ${token}`,
      }),
    {
      cache: {
        key: statusKey(token),
        populate: (requests, response) =>
          requests.map((known) => (known.id === response.id ? { ...known, ...response } : known)),
      },
      onSuccess,
    },
  );
