import { DomainError } from '@hearthstay/contracts';
import { isPast, nextStatus, type Day, type RequestEvent, type RequestStay } from '@hearthstay/stay';

/**
 * Refuses what the life of a request does not have (specification, section 4).
 *
 * @throws DomainError `REQUEST_IN_PAST` when the stay ended before today, whatever the status; else
 *   `INVALID_TRANSITION`.
 */
export const assertAllowed = (request: RequestStay, event: RequestEvent, today: Day): void => {
  if (isPast(request, today)) throw new DomainError('REQUEST_IN_PAST');
  if (nextStatus(request.status, event) === null) throw new DomainError('INVALID_TRANSITION');
};
