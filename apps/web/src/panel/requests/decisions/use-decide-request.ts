import type { BookingRequest, DecidedRequestView, RequestView } from '@hearthstay/contracts';
import { shownStateOf } from '@hearthstay/stay';
import { useNotify } from '@web/panel/notices/notices';
import { bookingKey, requestsKey } from '@web/panel/panel-data';
import type { PanelTexts } from '@web/panel/panel-texts';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import { doneText, unreadText } from './done-text';
import { decisionFailureText, explainRefusal } from './refused-decision';
import { useShowDeclinedRivals } from './use-show-declined-rivals';
import { receivedNow, useUndoDecision, type ReceivedDecision } from './use-undo-decision';

interface Decision {
  status: 'approved' | 'declined';
  /** A note to the guest in the e-mail; absent or empty for none. */
  note?: string | undefined;
  /** The ids of the requests that an approval declines, because they wait for the same days; absent for none. */
  declinedRivals?: readonly string[] | undefined;
}

/** Says how many other requests the approval declines. */
const decliningText = ({ declining_rivals: count = 0 }: DecidedRequestView, t: PanelTexts): string =>
  count > 0 ? t('bookings.decliningRivals', { count }) : '';

/**
 * Approves or declines. The list shows the decision at once, and reverts it if the server refuses; a notice shows the
 * result.
 */
export const useDecideRequest = (request: BookingRequest) => {
  const notify = useNotify();
  const unit = useStayUnit();
  const undoOf = useUndoDecision(request);
  const showDeclinedRivals = useShowDeclinedRivals();
  const { id } = request;
  const path = bookingKey(id);
  return useMutation<Decision, ReceivedDecision, RequestView[]>(
    ({ status, note, declinedRivals }) => {
      const options = { ...(note && { note }), ...(declinedRivals && { declineRivals: true, rivals: declinedRivals }) };
      const body = { status, ...options, shown: shownStateOf(request) };
      const sending = api.patch<DecidedRequestView>(path, body);
      return explainRefusal(request, unit, sending.then(receivedNow));
    },
    {
      cache: {
        key: requestsKey,
        optimistic: (views, { status }) => views.map((view) => (view.id === id ? { ...view, status } : view)),
      },
      onSuccess: (response, { status }) => {
        showDeclinedRivals(response);
        notify({
          kind: 'done',
          text: (t) =>
            [doneText(status, request, t), decliningText(response, t), unreadText(response, t)]
              .filter(Boolean)
              .join(' '),
          undo: undoOf(response),
        });
      },
      onError: (failure) => notify({ kind: 'failed', text: (t) => decisionFailureText(failure, t) }),
    },
  );
};
