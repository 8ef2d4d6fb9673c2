import { DomainError } from '@hearthstay/contracts';
import { allowsEvent, isPast, type Day, type RequestEvent, type RequestStay } from '@hearthstay/stay';

/**
 * Refuses events that the life cycle of a request does not allow.
 *
 * @throws DomainError `REQUEST_IN_PAST` if the stay ended before today, whatever the status; otherwise
 * `INVALID_TRANSITION`.
 */
export const assertAllowed = (request: RequestStay, event: RequestEvent, today: Day): void => {
  if (isPast(request, today)) throw new DomainError('REQUEST_IN_PAST');
  if (!allowsEvent(request, event)) throw new DomainError('INVALID_TRANSITION');
};
