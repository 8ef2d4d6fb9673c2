import type { AccountedRequestView, ListedRequestView, PaymentFields } from '@hearthstay/contracts';
import { requestsKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useAction } from '@web/shared/api/use-action';

const withConflictsOf = (
  { calendar_conflicts }: ListedRequestView,
  answer: AccountedRequestView,
): ListedRequestView => ({
  ...answer,
  ...(calendar_conflicts && { calendar_conflicts }),
});

/** A change of a request's price or payments; the list shows the answer. */
export const useRequestChange = <Input>(
  call: (input: Input) => Promise<AccountedRequestView>,
  onDone: (answer: AccountedRequestView) => void = () => undefined,
) =>
  useAction<Input, AccountedRequestView, ListedRequestView[]>(call, {
    changes: {
      path: requestsKey,
      answered: (views, answer) => views.map((view) => (view.id === answer.id ? withConflictsOf(view, answer) : view)),
    },
    onDone,
  });

const paymentsPath = (requestId: string) => `${requestsKey}/${encodeURIComponent(requestId)}/payments`;

/** Notes a payment. */
export const useRecordPayment = (requestId: string) =>
  useRequestChange<PaymentFields>((payment) => api.post<AccountedRequestView>(paymentsPath(requestId), payment));

/** Removes a payment by its id. */
export const useRemovePayment = (requestId: string, onRemoved: () => void) =>
  useRequestChange<string>(
    (id) => api.delete<AccountedRequestView>(`${paymentsPath(requestId)}/${encodeURIComponent(id)}`),
    onRemoved,
  );
