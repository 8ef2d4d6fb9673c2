import { isDeepStrictEqual } from 'node:util';
import { DomainError, type Actor, type DecidedRequest } from '@hearthstay/contracts';
import { isHoldOver } from '@hearthstay/outbox';
import { isPast, type Day } from '@hearthstay/stay';
import { assertAllowed } from './assert-allowed';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import { decliningRivals } from '../../request-store/domain/rivals-to-decline';
import type { UndoableDecision } from '../../request-store/domain/undoable-decision';

/**
 * The decision that an actor may undo now.
 *
 * @param seconds how long a decision can be undone.
 * @throws DomainError `REQUEST_IN_PAST`, `INVALID_TRANSITION` when a guest has confirmed since or there is no decision,
 *   `UNDO_TOO_LATE`, or `DECIDED_BY_ANOTHER_ADMIN`.
 */
export const assertUndoable = (
  request: StoredRequest,
  { actor, now, today, seconds }: { actor: Actor; now: Date; today: Day; seconds: number },
): UndoableDecision => {
  const { undoable } = request;
  if (isPast(request, today)) throw new DomainError('REQUEST_IN_PAST');
  if (!undoable) assertAllowed(request, 'admin-undoes', today);
  const isOver = !undoable || isHoldOver(undoable.until, { now: () => now, longestHold: seconds * 1_000 });
  if (isOver) throw new DomainError('UNDO_TOO_LATE');
  if (!isDeepStrictEqual(undoable.by, actor)) throw new DomainError('DECIDED_BY_ANOTHER_ADMIN');
  return undoable;
};

/**
 * The response to the admin who has decided.
 *
 * @param unreadCalendars the names of those that could not be read before an approval.
 */
export const decidedRequest = (
  request: StoredRequest,
  now: Date,
  unreadCalendars: string[] = [],
): StoredRequest & DecidedRequest => {
  const left = request.undoable ? request.undoable.until.getTime() - now.getTime() : 0;
  return {
    ...request,
    ...decliningRivals(request),
    undoSeconds: Math.max(0, Math.ceil(left / 1_000)),
    unreadCalendars,
  };
};
