import type { DecidedRequestView, ListedRequest, Proposal } from '@hearthstay/contracts';
import { useNotify } from '@web/panel/notices/notices';
import { bookingKey, requestsKey } from '@web/panel/panel-data';
import { unreadText } from '@web/panel/requests/decisions/done-text';
import { receivedNow, useUndoDecision } from '@web/panel/requests/decisions/use-undo-decision';
import { guestNameOf } from '@web/panel/requests/request-rows';
import { messageOf, sentenceFor } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';

interface ChangeResponse {
  accept: boolean;
  /** A note to the guest; may be empty. */
  note: string;
}

/**
 * Responds to the shown wish of the guest. A refusal is shown as a notice, because the page may not have the wish any
 * more.
 */
export const useRespondToChange = (request: ListedRequest, { id: proposal }: Proposal) => {
  const notify = useNotify();
  const undoOf = useUndoDecision(request);
  const path = `${bookingKey(request.id)}/change`;
  return useMutation(
    ({ accept, note }: ChangeResponse) =>
      api.post<DecidedRequestView>(path, { accept, proposal, ...(note && { note }) }).then(receivedNow),
    {
      cache: { key: requestsKey },
      onSuccess: (response, { accept }) =>
        notify({
          kind: 'done',
          text: (t) =>
            [
              t(accept ? 'proposal.accepted' : 'proposal.declined', { name: guestNameOf(request, t) }),
              unreadText(response, t),
            ]
              .filter(Boolean)
              .join(' '),
          undo: undoOf(response),
        }),
      onError: (failure) =>
        notify({
          kind: 'failed',
          text: (t) => messageOf(failure, t('bookings.failed'), { DATES_UNAVAILABLE: sentenceFor('MOVE_CONFLICT') }),
        }),
    },
  );
};
