import { DomainError } from '@hearthstay/contracts';
import { shownGuestOf, shownStateOf } from '@hearthstay/stay';
import type { StoredRequest } from '../../request-store/domain/booking-request';

/**
 * Refuses a decision on a state of a request that was not shown to whoever decides.
 *
 * @param shown the state that was shown; without it, any state is decided on
 * @throws DomainError `BOOKING_CHANGED_MEANWHILE`
 */
export const assertAsShown = (request: StoredRequest, shown: string | undefined): void => {
  if (shown !== undefined && shown !== shownStateOf(request)) throw new DomainError('BOOKING_CHANGED_MEANWHILE');
};

/**
 * The same for what is known of the guest.
 *
 * @throws DomainError `BOOKING_CHANGED_MEANWHILE`
 */
export const assertGuestAsShown = (request: StoredRequest, shown: string | undefined): void => {
  if (shown !== undefined && shown !== shownGuestOf(request)) throw new DomainError('BOOKING_CHANGED_MEANWHILE');
};
