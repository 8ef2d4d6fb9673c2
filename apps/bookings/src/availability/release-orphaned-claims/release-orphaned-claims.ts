import { Injectable, Logger } from '@nestjs/common';
import { PropertyClock } from '../../property-clock';
import { RequestClaimRepository } from '../persistence/request-claim.repository';
import { firstShownDay } from '../domain/held-day';
import { OccupiedDayRepository } from '../persistence/occupied-day.repository';

/**
 * How long an approval may be under way before its claim counts as left behind, in milliseconds: far longer than any call lives.
 * Also at start-up, for other instances may be running. Too short a time would fail an approval, but never lose a booking.
 */
export const claimGrace = 30_000;

/**
 * Frees days that a crash has left held by nobody's booking: between claim and approval, or between cancellation and release.
 *
 * A claim that no booking has yet may still belong to an approval that is merely slow. If its days were simply deleted, it could
 * approve its request a moment later, without days. So each step here rests on the one before it:
 *
 * 1. Revoke the claim at its request while that is pending. Approving by a revoked claim matches nothing, and both are atomic
 *    updates of the same document, so one of them comes first.
 * 2. Look again whether the request holds its days by this claim: if approving came first, it does, for good.
 * 3. If it does not, it never will: pending it is revoked, and no other status leads to approved. Only now delete the days.
 *
 * Days that the calendar shows no more are left as they are: nobody can want them, and the bookings of all years would be read each time.
 *
 * Clocks only decide when a claim is looked at; none of this depends on their being right.
 */
@Injectable()
export class ReleaseOrphanedClaims {
  private readonly logger = new Logger(ReleaseOrphanedClaims.name);

  constructor(
    private readonly occupiedDays: OccupiedDayRepository,
    private readonly requestClaims: RequestClaimRepository,
    private readonly clock: PropertyClock,
  ) {}

  async run(): Promise<void> {
    const claimedUntil = new Date(this.clock.now().getTime() - claimGrace);
    const claims = await this.occupiedDays.listClaims({ claimedUntil, from: firstShownDay(this.clock.today()) });
    const held = await this.requestClaims.heldAmong(claims.map(({ id }) => id));
    for (const claim of claims.filter(({ id }) => !held.has(id))) await this.releaseUnlessHeld(claim);
  }

  /** @returns whether the claim is released: `false` when it is a booking. */
  async releaseUnlessHeld(claim: { id: string; requestId: string }): Promise<boolean> {
    await this.requestClaims.revoke(claim);
    if (await this.requestClaims.isHeld(claim)) return false;
    await this.occupiedDays.releaseClaim(claim.id);
    this.logger.warn({ requestId: claim.requestId, claimId: claim.id }, 'Released days that no booking holds');
    return true;
  }
}
