import { Injectable } from '@nestjs/common';
import { PropertyClock } from '../../property-clock';
import { firstShownDay } from '../domain/first-shown-day';
import { ApprovalFence } from '../persistence/approval-fence';
import { RequestClaimRepository } from '../persistence/request-claim.repository';
import { RequestClaims } from '../request-claims';

/**
 * How long an approval or a block may be under way before its claim counts as orphaned, in milliseconds: far longer
 * than any call lives. Also at start-up, for other instances may be running. Too short a time would fail an approval,
 * but never lose a booking.
 */
export const claimGrace = 30_000;

/**
 * Releases the claims of requests that a crash has left without a booking: between claim and approval, or between
 * cancellation and release. Clocks only decide when a claim is looked at; whether it is released does not depend on
 * their being right.
 *
 * Days that the calendar no longer shows are left as they are: nobody can want them, and the bookings of all years
 * would be read each time.
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
    const bookings = await this.fence.approvedAmong(claims.map(({ id }) => id));
    for (const claim of claims) if (!bookings.has(claim.id)) await this.requestClaims.releaseUnlessApproved(claim);
  }
}
