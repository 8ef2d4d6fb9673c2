import { Injectable } from '@nestjs/common';
import type { bookingEntered, PayloadOf } from '@hearthstay/contracts';
import { GuestLinks } from '../guests';
import { PropertyClock } from '../property-clock';
import type { ReachableRequest } from '../request-store/domain/booking-request';
import type { Settings } from '../settings/domain/settings';
import { paymentWhenApproved } from './domain/payment-account';
import { requestDetails } from '../request-store/domain/request-details';

/** What events tell the guest of a booking that the owner has entered or moved, with fresh links. */
@Injectable()
export class StandingBooking {
  constructor(
    private readonly guestLinks: GuestLinks,
    private readonly clock: PropertyClock,
  ) {}

  /** @param booking as it is after the change; only an approved one has to be confirmed */
  async detailsOf(booking: ReachableRequest, settings: Settings): Promise<PayloadOf<typeof bookingEntered>> {
    const links =
      booking.status === 'approved'
        ? await this.guestLinks.issueFor(booking)
        : { statusLink: await this.guestLinks.issueStatusLink(booking.email) };
    const payment = paymentWhenApproved(booking, booking.approvedOn ?? this.clock.today(), settings);
    return { ...requestDetails(booking, settings), ...links, ...(payment && { payment }) };
  }
}
