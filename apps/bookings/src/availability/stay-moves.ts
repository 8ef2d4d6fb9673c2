import { Injectable } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import { currentCommandId, withoutDeadline } from '@hearthstay/messaging';
import { daysOfRange, heldRange, type StayRange } from '@hearthstay/stay';
import { PropertyClock } from '../property-clock';
import type { StoredRequest } from '../request-store/domain/booking-request';
import type { MoveClaim } from '../request-store/domain/stay-move';
import { ClaimUnitRepository } from '../settings';
import { newClaim } from './domain/request-claim';
import { EndedClaims } from './ended-claims';
import { MoveCompletion } from './move-completion';
import { MoveRepository } from './persistence/move.repository';
import { RequestClaimRepository } from './persistence/request-claim.repository';
import { claimGrace } from './release-orphaned-claims/release-orphaned-claims';
import { RequestClaims } from './request-claims';

/**
 * Gives bookings other days, which may overlap the former ones.
 *
 * 1. The move is noted in the booking, with the id of its claim.
 * 2. The days that the booking does not have yet are claimed.
 * 3. One write of `RequestRepository` gives the booking the new days, unless the move was abandoned meanwhile.
 * 4. The new claim takes over the days that the booking keeps, and the others are released.
 *
 * The days that an open offer of the booking holds count as its own: a move ends the offer. An offer that replaces
 * another takes over its days in the same way.
 *
 * A crash before step 3 leaves the former stay and a claim that is released as an orphan; one after it leaves the new
 * stay, and `finishAll` repeats step 4. A day that has left a claim never returns to it, so every step may be repeated
 * by a slow process.
 */
@Injectable()
export class StayMoves {
  constructor(
    private readonly moves: MoveRepository,
    private readonly claims: RequestClaimRepository,
    private readonly requestClaims: RequestClaims,
    private readonly ended: EndedClaims,
    private readonly completion: MoveCompletion,
    private readonly units: ClaimUnitRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * Claims what a booking needs for other days.
   *
   * @param booking without an incomplete move, see `finish`
   * @returns `null` when a day has another claim
   * @throws DomainError `BOOKING_CHANGED_MEANWHILE` when the booking has changed, or another move is in progress
   */
  async begin(booking: StoredRequest, range: StayRange): Promise<MoveClaim | null> {
    const moved = { ...booking, startDate: range.start, endDate: range.end };
    for (;;) {
      const unit = await this.units.load();
      const claim = newClaim(moved, this.clock.now(), currentCommandId(), unit);
      const moving = {
        ...{ claimId: claim.id, commandId: currentCommandId() },
        ...{ unitRevision: unit.revision, startedAt: this.clock.now() },
      };
      if (!(await this.moves.begin(booking, moving))) throw new DomainError('BOOKING_CHANGED_MEANWHILE');
      await this.requestClaims.releaseEarlierClaims(moved);
      const missing = await this.requestClaims.withoutOwnDays(claim, booking);
      const taken = await this.ended.repeat(async () => ((await this.claims.claim(missing)) ? [] : missing.days));
      if (taken.length > 0) {
        await withoutDeadline(() => this.moves.abandon(booking.id, claim.id));
        return null;
      }
      if (await this.requestClaims.isByCurrentUnit(claim)) return { id: claim.id, unit: unit.unit, range };
      await withoutDeadline(() => this.claims.release(missing));
    }
  }

  /** Ends a move that did not change the booking. */
  abandon(booking: StoredRequest, { id, unit, range }: MoveClaim): Promise<void> {
    const days = daysOfRange(heldRange(range, unit));
    return withoutDeadline(async () => {
      await this.moves.abandon(booking.id, id);
      await this.requestClaims.releaseUnlessApproved({ id, requestId: booking.id, guestName: booking.name, days });
    });
  }

  /** Completes the latest move of a booking, or the replacement of an offer, if it is not complete. */
  finish<Request extends StoredRequest>(booking: Request): Promise<Request> {
    return this.completion.finish(booking);
  }

  /** Completes interrupted moves, and abandons those that can no longer be in progress. */
  async finishAll(): Promise<void> {
    await this.moves.abandonAll({ startedUntil: new Date(this.clock.now().getTime() - claimGrace) });
    await this.completion.finishIncomplete();
  }

  /** Leaves no move by an earlier unit than this one, neither in progress nor incomplete. */
  async endBefore(unitRevision: number): Promise<void> {
    await this.moves.abandonAll({ unitRevisionBefore: unitRevision });
    await this.completion.finishIncomplete();
  }
}
