import { Controller } from '@nestjs/common';
import { confirmRequest, DomainError, type BookingRequest, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { shownDaysOf } from '@hearthstay/stay';
import { GuestLinks } from '../../guests';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import { Confirmation } from './confirmation';

/** A guest confirms by the confirm link. */
@Controller()
export class ConfirmRequest {
  constructor(
    private readonly guestLinks: GuestLinks,
    private readonly confirmation: Confirmation,
  ) {}

  /**
   * @throws DomainError `LINK_INVALID`, `REQUEST_IN_PAST`, `INVALID_TRANSITION` when it is declined or cancelled, or
   *   `BOOKING_CHANGED_MEANWHILE`.
   */
  @Handles(confirmRequest)
  async run({ token, shown: onPage }: RequestOf<typeof confirmRequest>): Promise<BookingRequest> {
    const { requestId, email, shown: inEmail } = await this.guestLinks.open('confirm', token);
    if (requestId === null) throw new DomainError('LINK_INVALID');
    const days = onPage ?? inEmail;
    // A link of 1.0.0, which names none, is for the days of a stay that was never moved.
    const isShown = (request: StoredRequest) =>
      days === undefined ? request.revision === undefined : days === shownDaysOf(request);
    return this.confirmation.run(requestId, email, isShown);
  }
}
