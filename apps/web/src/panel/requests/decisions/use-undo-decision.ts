import type { BookingRequest, DecidedRequestView } from '@hearthstay/contracts';
import { shownStateOf } from '@hearthstay/stay';
import type { UndoOffer } from '@web/panel/notices/notice-queue';
import { useUndo } from '@web/panel/notices/use-undo';
import { bookingKey, requestsKey } from '@web/panel/panel-data';
import { guestNameOf } from '@web/panel/requests/request-rows';
import { camelCased } from '@web/shared/api/camel-case';
import { api } from '@web/shared/api/client';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import { decisionFailureText, explainRefusal } from './refused-decision';

/** The response to a decision, and the time at which it arrived. */
export interface ReceivedDecision extends DecidedRequestView {
  receivedAt: number;
}

/**
 * Adds the time of arrival, from which the time to undo counts, because the list may be loaded before the notice is
 * shown.
 */
export const receivedNow = (response: DecidedRequestView): ReceivedDecision => ({
  ...response,
  receivedAt: Date.now(),
});

/**
 * The offer to undo a decision, from the server's response to it; `undefined` when it cannot be undone. Only this
 * decision is undone, not a later one.
 */
export const useUndoDecision = (request: BookingRequest) => {
  const unit = useStayUnit();
  const path = `${bookingKey(request.id)}/undo`;
  const undoOf = useUndo({
    cache: { key: requestsKey },
    call: (decided: BookingRequest) =>
      explainRefusal({ ...request, status: decided.status }, unit, api.post(path, { shown: shownStateOf(decided) })),
    done: (t) =>
      request.email === null
        ? t('bookings.undoneWithoutEmail')
        : t('bookings.undone', { name: guestNameOf(request, t) }),
    failed: decisionFailureText,
  });
  return ({ undo_seconds: seconds, receivedAt, ...decided }: ReceivedDecision): UndoOffer | undefined =>
    seconds > 0 ? undoOf(camelCased(decided), receivedAt + seconds * 1_000) : undefined;
};
