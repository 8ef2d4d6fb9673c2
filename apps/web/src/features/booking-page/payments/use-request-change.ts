import type { AccountedRequestView, ListedRequestView, PaymentFields } from '@hearthstay/contracts';
import { bookingKey, requestsKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';

const withConflictsOf = (
  { calendar_conflicts }: ListedRequestView,
  response: AccountedRequestView,
): ListedRequestView => ({
  ...response,
  ...(calendar_conflicts && { calendar_conflicts }),
});

interface ChangeOptions {
  /** The key of other data that is loaded again. */
  invalidates?: string;
  onSuccess?: (response: AccountedRequestView) => void;
  onError?: () => void;
}

/** Changes the guest, the price or the payments of a request; the list is updated by the response. */
export const useRequestChange = <Input>(
  call: (input: Input) => Promise<AccountedRequestView>,
  { invalidates, onSuccess, onError }: ChangeOptions = {},
) =>
  useMutation<Input, AccountedRequestView, ListedRequestView[]>(call, {
    cache: {
      key: requestsKey,
      populate: (views, response) =>
        views.map((view) => (view.id === response.id ? withConflictsOf(view, response) : view)),
      ...(invalidates !== undefined && { invalidates }),
    },
    ...(onSuccess && { onSuccess }),
    ...(onError && { onError }),
  });

const paymentsPath = (requestId: string) => `${bookingKey(requestId)}/payments`;

/** Records a payment. */
export const useRecordPayment = (requestId: string) =>
  useRequestChange<PaymentFields>((payment) => api.post<AccountedRequestView>(paymentsPath(requestId), payment));

/** Removes a payment by its id. */
export const useRemovePayment = (requestId: string, onRemoved: () => void) =>
  useRequestChange<string>(
    (id) => api.delete<AccountedRequestView>(`${paymentsPath(requestId)}/${encodeURIComponent(id)}`),
    { onSuccess: onRemoved },
  );
