import type { DecidedRequestView, ListedRequest, moveBody } from '@hearthstay/contracts';
import { formatRange } from '@hearthstay/stay';
import type { z } from 'zod';
import { useNotify } from '@web/panel/notices/notices';
import { bookingKey, requestsKey } from '@web/panel/panel-data';
import { withUnread } from '@web/panel/requests/decisions/done-text';
import { receivedNow, useUndoDecision, type ReceivedDecision } from '@web/panel/requests/decisions/use-undo-decision';
import { guestNameOf } from '@web/panel/requests/request-rows';
import { api } from '@web/shared/api/client';
import { snakeCased } from '@web/shared/api/snake-case';
import { useMutation } from '@web/shared/api/use-mutation';
import { useLocale } from '@web/shared/i18n/language';

/** Moves a booking to other days, and offers to undo that. */
export const useMoveBooking = (request: ListedRequest, onMoved: () => void) => {
  const notify = useNotify();
  const locale = useLocale();
  const undoOf = useUndoDecision(request);
  const path = `${bookingKey(request.id)}/move`;
  return useMutation<z.output<typeof moveBody>, ReceivedDecision>(
    (move) => api.post<DecidedRequestView>(path, snakeCased(move)).then(receivedNow),
    {
      cache: { key: requestsKey },
      onSuccess: (response, { startDate: start, endDate: end }) => {
        const range = formatRange({ start, end }, locale);
        notify({
          kind: 'done',
          text: (t) => withUnread(t('moveDialog.done', { name: guestNameOf(request, t), range }), response, t),
          undo: undoOf(response),
        });
        onMoved();
      },
    },
  );
};
