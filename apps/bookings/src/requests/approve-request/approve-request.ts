import { Controller } from '@nestjs/common';
import {
  approveRequest,
  bookingApproved,
  DomainError,
  type BookingRequest,
  type RequestOf,
} from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { GuestLinks } from '../../guests/guest-links/guest-links';
import { isClaimOf, newClaim, type DayClaim } from '../../availability/domain/day-claim';
import { OccupiedDayRepository } from '../../availability/persistence/occupied-day.repository';
import { ReleaseOrphanedClaims } from '../../availability/release-orphaned-claims/release-orphaned-claims';
import { PropertyClock } from '../../property-clock';
import { SettingsRepository } from '../../settings/persistence/settings.repository';
import { assertAllowed } from '../domain/assert-allowed';
import type { StoredRequest } from '../domain/booking-request';
import { answerTo } from '../domain/carried-out';
import { requestDetails } from '../domain/request-details';
import { RequestRepository } from '../persistence/request.repository';

/**
 * An admin says yes: first the days are claimed, all or none, and only then does the request become approved.
 *
 * Whatever stops this half-way, even the outcome of a write that nobody knows, leaves at most a claim without an approved
 * request, never the other way round. `ReleaseOrphanedClaims` releases such a claim, or the same command does when it comes again.
 */
@Controller()
export class ApproveRequest {
  constructor(
    private readonly requests: RequestRepository,
    private readonly occupiedDays: OccupiedDayRepository,
    private readonly orphanedClaims: ReleaseOrphanedClaims,
    private readonly guestLinks: GuestLinks,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND`, `REQUEST_IN_PAST`, `INVALID_TRANSITION`, or `APPROVAL_CONFLICT` when a day is held. */
  @Handles(approveRequest)
  async run({ id }: RequestOf<typeof approveRequest>): Promise<BookingRequest> {
    const request = await this.requests.get(id);
    const answer = answerTo(currentCommandId(), request);
    if (answer) return answer;
    assertAllowed(request, 'admin-approves', this.clock.today());
    const claim = await this.claimDays(request);
    if (!claim) return this.answerToClash(id);
    const approved = await this.approve(request, claim.id);
    if (approved) return approved;
    await this.orphanedClaims.releaseUnlessHeld(claim);
    return this.requests.getCarriedOut(id);
  }

  /** @returns `null` when somebody else holds one of the days, or this command itself by a claim that is a booking already. */
  private async claimDays(request: StoredRequest): Promise<DayClaim | null> {
    for (;;) {
      const claim = newClaim(request, this.clock.now(), currentCommandId());
      if (await this.occupiedDays.claimDays(claim)) return claim;
      if (!(await this.releaseEarlierClaims(request))) return null;
    }
  }

  /** Releases what an earlier attempt at the same command has left behind. @returns whether there was anything. */
  private async releaseEarlierClaims(request: StoredRequest): Promise<boolean> {
    const claimIds = await this.occupiedDays.listClaimsOf(request);
    let released = false;
    for (const id of claimIds.filter((claimId) => isClaimOf(currentCommandId(), claimId))) {
      if (await this.orphanedClaims.releaseUnlessHeld({ id, requestId: request.id })) released = true;
    }
    return released;
  }

  private async approve(request: StoredRequest, claimId: string): Promise<StoredRequest | null> {
    const { propertyName } = await this.settings.load();
    const links = await this.guestLinks.issueFor(request);
    const event = recordEvent(bookingApproved, { ...requestDetails(request, propertyName), ...links });
    return this.requests.approve(request.id, claimId, { at: this.clock.now(), event });
  }

  /** When the same request has been approved a moment ago, the days are in the way of nobody but itself. */
  private async answerToClash(id: string): Promise<StoredRequest> {
    const { status } = await this.requests.get(id);
    if (status === 'pending') throw new DomainError('APPROVAL_CONFLICT');
    return this.requests.getCarriedOut(id);
  }
}
