import { Injectable, Logger } from '@nestjs/common';
import { currentCommandId, withoutDeadline } from '@hearthstay/messaging';
import { daysOfRange, isTaken, rangeOf, type Day, type StayRange, type StayUnit } from '@hearthstay/stay';
import { PropertyClock } from '../property-clock';
import type { StoredRequest } from '../request-store/domain/booking-request';
import { holdOf } from '../request-store/domain/proposal';
import { firstClaimUnit, type ClaimUnit } from '../settings/domain/claim-unit';
import { ClaimUnitRepository } from '../settings';
import { isClaimOf, newClaim, type RequestClaim } from './domain/request-claim';
import { EndedClaims } from './ended-claims';
import { ApprovalFence } from './persistence/approval-fence';
import { RequestClaimRepository, type StoredClaim } from './persistence/request-claim.repository';

/** The fields of a request that claims depend on. */
interface ClaimingRequest {
  id: string;
  name: string;
  startDate: Day;
  endDate: Day;
}

/** The fields of a booking that its days repeat. */
type BookingName = ClaimingRequest & { claimId: string | null };

/** The claim of an offer, with the unit by which it was made. */
export type HeldDays = RequestClaim & { unit: StayUnit };

/** Claims days for requests, and releases them. */
@Injectable()
export class RequestClaims {
  private readonly logger = new Logger(RequestClaims.name);

  constructor(
    private readonly claims: RequestClaimRepository,
    private readonly units: ClaimUnitRepository,
    private readonly fence: ApprovalFence,
    private readonly ended: EndedClaims,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * Claims all days of a request, or none. Claims that an earlier attempt at the same command has left are released
   * first.
   *
   * The unit of claims is read again after the claim: when it has changed, a conversion may not have seen this claim.
   *
   * @param unitRead the unit of claims, if the caller has just read it
   * @returns `null` when one of the days has another claim, or this command has already made its claim a booking. After
   *   any other failure it is unknown which days are claimed, and `ReleaseOrphanedClaims` must release the claim.
   */
  async claim(request: ClaimingRequest, unitRead?: ClaimUnit): Promise<RequestClaim | null> {
    let unit = unitRead ?? (await this.units.load());
    for (;;) {
      const claim = newClaim(request, this.clock.now(), currentCommandId(), unit);
      if (await this.claims.claim(claim)) {
        if (await this.isByCurrentUnit(claim)) return claim;
        await withoutDeadline(() => this.claims.release(claim));
      } else if (!(await this.releaseEarlierOrEnded(request, claim.days))) return null;
      unit = await this.units.load();
    }
  }

  /**
   * Claims those days of an offer that its request does not have yet. The days of its open offer count as its own: the
   * new one takes them over.
   *
   * @returns `null` when another holds one of the days
   */
  async hold(request: StoredRequest, offered: StayRange): Promise<HeldDays | null> {
    const stay = { ...request, startDate: offered.start, endDate: offered.end };
    for (;;) {
      const unit = await this.units.load();
      const whole = newClaim(stay, this.clock.now(), currentCommandId(), unit);
      const claim: RequestClaim = { ...(await this.withoutOwnDays(whole, request)), isHold: true };
      if (await this.claims.claim(claim)) {
        if (await this.isByCurrentUnit(claim)) return { ...claim, unit: unit.unit };
        await withoutDeadline(() => this.claims.release(claim));
      } else if (!(await this.releaseEarlierOrEnded(stay, claim.days))) return null;
    }
  }

  /** Releases what an offer has held that has just ended. */
  async releaseHold(request: Pick<StoredRequest, 'proposal'>): Promise<void> {
    const hold = holdOf(request);
    if (hold) await withoutDeadline(() => this.claims.release({ id: hold.claimId, days: daysOfRange(rangeOf(hold)) }));
  }

  /** A claim without the days that a request has by its own claim, or by that of its open offer. */
  async withoutOwnDays(claim: RequestClaim, request: StoredRequest): Promise<RequestClaim> {
    const own = [isTaken(request.status) ? request.claimId : null, holdOf(request)?.claimId ?? null];
    const held = await this.claims.daysOf({ ids: own.filter((id) => id !== null), days: claim.days });
    return { ...claim, days: claim.days.filter((day) => !held.has(day)) };
  }

  /** Releases the claim of a request that has just lost its days by the same decision. */
  async release(claim: Pick<StoredClaim, 'id' | 'days'>): Promise<void> {
    await this.claims.release(claim);
  }

  /** Gives the days of a booking its guest's present name. */
  async rename({ claimId, name, ...request }: BookingName): Promise<void> {
    if (claimId !== null) await this.claims.rename({ id: claimId, days: daysOfRange(rangeOf(request)) }, name);
  }

  /**
   * Releases a claim for good, unless it is a booking.
   *
   * A claim without a booking may belong to a slow approval. If its days were simply released, the approval could
   * approve its request afterwards, without days. So each step depends on the one before it:
   *
   * 1. Revoke the claim at its request unless the request has its days by it. Approving by a revoked claim matches
   * nothing, and both are atomic updates of the same document, so one of them comes first.
   * 2. Read whether the request has its days by this claim. If so, keep them.
   * 3. If it has not, it never will: either the claim is revoked, or the request had its days by it and has lost them.
   * A request that gets days back gets them by a new claim, and undoing an approval revokes its claim. Only now release
   * the days.
   *
   * @returns whether the claim is released: `false` when it is a booking.
   */
  async releaseUnlessApproved(claim: StoredClaim): Promise<boolean> {
    await this.fence.revoke(claim);
    if (await this.fence.isApprovedBy(claim)) return false;
    await this.claims.release(claim);
    this.logger.warn({ requestId: claim.requestId, claimId: claim.id }, 'Released an orphaned claim');
    return true;
  }

  /** Whether the unit has not changed since; claims by an earlier one are revoked when it changes. */
  async isByCurrentUnit({ unitRevision = firstClaimUnit.revision }: RequestClaim): Promise<boolean> {
    return (await this.units.load()).revision === unitRevision;
  }

  /** @returns whether there was anything to release, so that the claim can be tried again. */
  private async releaseEarlierOrEnded(request: ClaimingRequest, days: readonly Day[]): Promise<boolean> {
    return (await this.releaseEarlierClaims(request)) || this.ended.releaseOn(days);
  }

  /** Releases what an earlier attempt at the running command has claimed. @returns whether there was anything. */
  async releaseEarlierClaims(request: ClaimingRequest): Promise<boolean> {
    const claims = await this.claims.listOf(request);
    let released = false;
    for (const claim of claims.filter(({ id }) => isClaimOf(currentCommandId(), id))) {
      if (await this.releaseUnlessApproved(claim)) released = true;
    }
    return released;
  }
}
