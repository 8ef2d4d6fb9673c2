import { Injectable } from '@nestjs/common';
import { bookingCancelled } from '@hearthstay/contracts';
import { withoutDeadline } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { daysOfRange, rangeOf } from '@hearthstay/stay';
import { RequestClaims } from '../../availability';
import { PropertyClock } from '../../property-clock';
import { RequestRepository } from '../../request-store';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import { endedProposal } from '../../request-store/domain/proposal';
import { ending } from '../../request-store/domain/questions';
import { SettingsRepository } from '../../settings';
import { eventForGuest, requestDetails } from '../../request-store/domain/request-details';

/** Cancels bookings that hold days. */
@Injectable()
export class Cancellation {
  constructor(
    private readonly requests: RequestRepository,
    private readonly claims: RequestClaims,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * Cancels a booking, tells its guest and frees its days. The caller has checked that the booking can be cancelled.
   *
   * @returns `null` when the booking has changed since it was read
   */
  async of(request: StoredRequest, reason: string | null): Promise<StoredRequest | null> {
    const settings = await this.settings.load();
    const event = eventForGuest(request, (guest) =>
      recordEvent(bookingCancelled, {
        ...requestDetails(guest, settings),
        ...{ ...endedProposal(request), ...ending(request, 'proposal', 'wish') },
        reason,
        ...(request.cancellationWish && { askedByGuest: true }),
      }),
    );
    const cancelled = await this.requests.cancel(request, reason, { at: this.clock.now(), event });
    if (!cancelled) return null;
    // If the days were released first, another request could claim them while this one is still approved. A crash here
    // leaves an ended claim, which hinders nobody.
    const { claimId } = cancelled;
    const days = daysOfRange(rangeOf(cancelled));
    if (claimId !== null) await withoutDeadline(() => this.claims.release({ id: claimId, days }));
    await this.claims.releaseHold(request);
    return cancelled;
  }
}
