import { Injectable } from '@nestjs/common';
import { PropertyClock } from '../../property-clock';
import { firstShownDay } from '../domain/first-shown-day';
import { ApprovalFence } from '../persistence/approval-fence';
import { RequestClaimRepository } from '../persistence/request-claim.repository';
import { RequestClaims } from '../request-claims';

/**
 * The age from which a claim without an approval or a final block counts as orphaned, in milliseconds: far longer than
 * any deadline. It also applies at the start, because other instances may be running. A shorter time could fail an
 * approval, but never lose a booking.
 */
export const claimGrace = 30_000;

/**
 * Releases the claims of requests that a crash has left without a booking: between claim and approval, or between
 * cancellation and release. Clocks only decide when a claim is examined, not whether it is released. It also corrects
 * guests' names on days, after a crash between the change of a name and of its copies.
 *
 * Days that the calendar no longer shows are not examined: they cannot be requested, and otherwise the bookings of all
 * years would be read each time.
 */
@Injectable()
export class ReleaseOrphanedClaims {
  constructor(
    private readonly claims: RequestClaimRepository,
    private readonly fence: ApprovalFence,
    private readonly requestClaims: RequestClaims,
    private readonly clock: PropertyClock,
  ) {}

  async run(): Promise<void> {
    const claimedUntil = new Date(this.clock.now().getTime() - claimGrace);
    const claims = await this.claims.listClaimedUntil(claimedUntil, { from: firstShownDay(this.clock.today()) });
    const bookings = await this.fence.bookingsAmong(claims.map(({ id }) => id));
    for (const claim of claims) {
      const booking = bookings.get(claim.id);
      if (!booking) await this.requestClaims.releaseUnlessApproved(claim);
      else if (booking.name !== claim.guestName) await this.claims.rename(claim, booking.name);
    }
  }
}
