import { isMadeByOffer, isPast, type Day } from '@hearthstay/stay';
import type { StoredRequest } from './booking-request';

/** Whether the guest has to confirm a pending or an approved request. An offer is accepted instead. */
export const awaitsGuest = (request: StoredRequest, today: Day): boolean =>
  !isPast(request, today) &&
  !isMadeByOffer(request) &&
  (request.status === 'approved' || (request.status === 'pending' && request.guestConfirmedAt === null));
