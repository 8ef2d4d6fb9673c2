import { Injectable } from '@nestjs/common';
import { bookingApproved, DomainError, type BookingRequest } from '@hearthstay/contracts';
import { recordEvent } from '@hearthstay/outbox';
import { GuestLinks } from '../../guest-links/guest-links';
import { newClaim } from '../../occupied-days/domain/day-claim';
import { OccupiedDayRepository } from '../../occupied-days/persistence/occupied-day.repository';
import { PropertyClock } from '../../property-clock';
import { SettingsRepository } from '../../settings/persistence/settings.repository';
import { assertAllowed } from '../domain/assert-allowed';
import type { StoredRequest } from '../domain/booking-request';
import { requestDetails } from '../domain/request-details';
import { RequestRepository } from '../persistence/request.repository';

/**
 * An admin says yes: first the days are claimed, all or none, and only then does the request become approved.
 *
 * Whatever stops this half-way, even the outcome of a write that nobody knows, leaves at most a claim without an approved
 * request, never the other way round. Such a claim is not released here but by `ReleaseOrphanedClaims`, which first finds out.
 */
@Injectable()
export class ApproveRequest {
  constructor(
    private readonly requests: RequestRepository,
    private readonly occupiedDays: OccupiedDayRepository,
    private readonly guestLinks: GuestLinks,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND`, `REQUEST_IN_PAST`, `INVALID_TRANSITION`, or `APPROVAL_CONFLICT` when a day is held. */
  async run(id: string): Promise<BookingRequest> {
    const request = await this.requests.get(id);
    assertAllowed(request, 'admin-approves', this.clock.today());
    const claim = newClaim(request, this.clock.now());
    if (!(await this.occupiedDays.claimDays(claim))) throw await this.refusalOfClash(id);
    const approved = await this.approve(request, claim.id);
    if (approved) return approved;
    await this.occupiedDays.releaseClaim(claim.id);
    throw new DomainError('INVALID_TRANSITION');
  }

  private async approve(request: StoredRequest, claimId: string): Promise<StoredRequest | null> {
    const { propertyName } = await this.settings.load();
    const links = await this.guestLinks.issueFor(request);
    const event = recordEvent(bookingApproved, { ...requestDetails(request, propertyName), ...links });
    return this.requests.approve(request.id, claimId, { at: this.clock.now(), event });
  }

  /** When the same request has been approved a moment ago, the days are in the way of nobody but itself. */
  private async refusalOfClash(id: string): Promise<DomainError> {
    const { status } = await this.requests.get(id);
    return new DomainError(status === 'pending' ? 'APPROVAL_CONFLICT' : 'INVALID_TRANSITION');
  }
}
