import { Injectable } from '@nestjs/common';
import { bookingDeclined } from '@hearthstay/contracts';
import { recordEvent } from '@hearthstay/outbox';
import { RequestClaims } from '../../availability';
import { PropertyClock } from '../../property-clock';
import { RequestRepository } from '../../request-store';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import { endedProposal } from '../../request-store/domain/proposal';
import { SettingsRepository } from '../../settings';
import { assertAllowed } from '../domain/assert-allowed';
import { assertAsShown } from '../domain/assert-as-shown';
import { eventForGuest, requestDetails } from '../../request-store/domain/request-details';

interface DeclineOptions {
  /** A word of the owner to the guest. */
  note?: string | undefined;
  /** The state that was shown to whoever declines. */
  shown?: string | undefined;
}

/** Declines requests. */
@Injectable()
export class Decline {
  constructor(
    private readonly requests: RequestRepository,
    private readonly claims: RequestClaims,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * Declines a request as it was read, and tells its guest.
   *
   * @returns `null` when the request has changed since
   * @throws DomainError `REQUEST_IN_PAST`, `INVALID_TRANSITION` or `BOOKING_CHANGED_MEANWHILE`
   */
  async of(request: StoredRequest, { note, shown }: DeclineOptions = {}): Promise<StoredRequest | null> {
    assertAllowed(request, 'admin-declines', this.clock.today());
    assertAsShown(request, shown);
    const settings = await this.settings.load();
    const event = eventForGuest(request, (guest) =>
      recordEvent(bookingDeclined, {
        ...requestDetails(guest, settings),
        ...endedProposal(request),
        ...(note !== undefined && { note }),
      }),
    );
    const declined = await this.requests.decline(request, { at: this.clock.now(), event, note });
    if (declined) await this.claims.releaseHold(request);
    return declined;
  }
}
