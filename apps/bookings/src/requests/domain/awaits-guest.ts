import { isPast, type Day } from '@hearthstay/stay';
import type { StoredRequest } from './booking-request';

/** Whether the next step is the guest's: to stand by a pending request, or to confirm an approved one. */
export const awaitsGuest = (request: StoredRequest, today: Day): boolean =>
  !isPast(request, today) &&
  (request.status === 'approved' || (request.status === 'pending' && request.guestConfirmedAt === null));
