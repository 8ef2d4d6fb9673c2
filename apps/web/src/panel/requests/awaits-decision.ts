import type { ListedRequest } from '@hearthstay/contracts';
import { isPast, waitsForOwner, type Day } from '@hearthstay/stay';

/**
 * Whether a request waits for the owner to decide, also while its guest has not confirmed it. One whose guest has an
 * open offer waits for the guest.
 */
export const awaitsDecision = (request: ListedRequest, today: Day): boolean =>
  waitsForOwner(request, today) && !isPast(request, today);
