import type { GuestRequestView, RequestView } from '@hearthstay/contracts';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { statusKey } from './status-data';

export interface OwnRequest {
  request: GuestRequestView;
  /** The token of the status link. */
  token: string;
}

type ListedField = Exclude<keyof GuestRequestView, keyof RequestView>;

/** The fields that only the list of requests contains. The compiler requires all of them. */
const listedFields: Record<ListedField, true> = {
  payment: true,
  unread_messages: true,
  revision: true,
  door_code: true,
};

const listedFieldsOf = (request: GuestRequestView) =>
  Object.fromEntries(Object.entries(request).filter(([name]) => name in listedFields)) as Pick<
    GuestRequestView,
    ListedField
  >;

/**
 * The request after a response, which never contains some fields; these keep their values. A proposal or a wish that is
 * missing in the response has ended.
 */
const responded = (known: GuestRequestView, response: RequestView): GuestRequestView => ({
  ...response,
  ...listedFieldsOf(known),
});

/** An accepted offer may have another price, so the requests are loaded again with their payments. */
const changesPayments = (action: Action) => action === 'offer';

type Action = 'confirm' | 'withdraw' | 'cancellation' | 'change' | 'offer';

interface Outcome {
  onSuccess: () => void;
  onError?: () => void;
}

/** An action of a guest on an own request by the status link; the page shows the response. */
export const useOwnRequest = <Body extends object>({ request, token }: OwnRequest, action: Action, outcome: Outcome) =>
  useMutation<Body, RequestView, GuestRequestView[]>(
    (body) =>
      api.post(`/bookings/requests/${encodeURIComponent(request.id)}/${action}`, body, {
        Authorization: `Bearer ${token}`,
      }),
    {
      cache: {
        key: statusKey(token),
        populate: changesPayments(action)
          ? undefined
          : (requests, response) =>
              requests.map((known) => (known.id === response.id ? responded(known, response) : known)),
      },
      ...outcome,
    },
  );
