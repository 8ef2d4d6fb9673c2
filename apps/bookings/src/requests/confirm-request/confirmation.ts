import { Injectable } from '@nestjs/common';
import { bookingConfirmed, bookingGuestConfirmed, DomainError } from '@hearthstay/contracts';
import { currentCommandId } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { GuestLinks } from '../../guests';
import { PropertyClock } from '../../property-clock';
import { SettingsRepository } from '../../settings';
import { assertAllowed } from '../domain/assert-allowed';
import { isReachable, type ReachableRequest, type StoredRequest } from '../../request-store/domain/booking-request';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { requestDetails } from '../../request-store/domain/request-details';
import { RequestRepository } from '../../request-store';

/**
 * The confirmation by a guest: a pending request is marked as confirmed by
 * its guest, an approved one becomes a booking. A repetition changes nothing.
 */
@Injectable()
export class Confirmation {
  constructor(
    private readonly requests: RequestRepository,
    private readonly guestLinks: GuestLinks,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @param sentTo the address of the link; links to a former address of the guest have ended.
   * @param isShown whether the guest has seen the days that the request has now
   * @throws DomainError `LINK_INVALID`, `REQUEST_NOT_FOUND`, `REQUEST_IN_PAST`, `INVALID_TRANSITION` when it is
   *   declined or cancelled, or `BOOKING_CHANGED_MEANWHILE` with its days, when the guest has seen others.
   */
  async run(requestId: string, sentTo: string, isShown: (request: StoredRequest) => boolean): Promise<StoredRequest> {
    // The request may change between this read and the write. Each iteration means that it has, so this ends.
    for (;;) {
      const request = await this.requests.get(requestId);
      if (!isReachable(request) || request.email !== sentTo) throw new DomainError('LINK_INVALID');
      const confirmed = carriedOutBy(currentCommandId(), request) ?? (await this.confirm(request, isShown(request)));
      if (confirmed) return confirmed;
    }
  }

  private async confirm(request: ReachableRequest, isShown: boolean): Promise<StoredRequest | null> {
    assertAllowed(request, 'guest-confirms', this.clock.today());
    const { status, guestConfirmedAt, startDate, endDate } = request;
    if (status === 'confirmed' || (status === 'pending' && guestConfirmedAt !== null)) return request;
    if (!isShown) throw new DomainError('BOOKING_CHANGED_MEANWHILE', { params: { startDate, endDate } });
    return status === 'approved' ? this.makeBooking(request) : this.tellAdmins(request);
  }

  private async makeBooking(request: ReachableRequest): Promise<StoredRequest | null> {
    const settings = await this.settings.load();
    const statusLink = await this.guestLinks.issueStatusLink(request.email);
    const at = this.clock.now();
    const event = recordEvent(bookingConfirmed, { ...requestDetails(request, settings), statusLink });
    const guestConfirmedAt = request.guestConfirmedAt === null ? at : new Date(request.guestConfirmedAt);
    return this.requests.confirm(request, guestConfirmedAt, { at, event });
  }

  private async tellAdmins(request: ReachableRequest): Promise<StoredRequest | null> {
    const settings = await this.settings.load();
    const event = recordEvent(bookingGuestConfirmed, requestDetails(request, settings));
    return this.requests.noteGuestConfirmation(request, { at: this.clock.now(), event });
  }
}
