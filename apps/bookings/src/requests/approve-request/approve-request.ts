import { Controller } from '@nestjs/common';
import {
  approveRequest,
  bookingApproved,
  DomainError,
  type DecidedRequest,
  type RequestOf,
} from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { RefreshBeforeApproval } from '../../calendars/sources/refresh-before-approval';
import { GuestLinks } from '../../guests/guest-links/guest-links';
import { RequestClaims } from '../../availability';
import { PropertyClock } from '../../property-clock';
import { SettingsRepository } from '../../settings/persistence/settings.repository';
import { assertAllowed } from '../domain/assert-allowed';
import type { StoredRequest } from '../domain/booking-request';
import { answerTo } from '../domain/carried-out';
import { paymentWhenApproved } from '../domain/payment-account';
import { requestDetails } from '../domain/request-details';
import { decidedRequest } from '../domain/undoable-decision';
import { RequestRepository } from '../persistence/request.repository';

/**
 * An admin approves a request: the calendars of other platforms are read, all of its days are claimed, and the request
 * becomes approved.
 *
 * An interruption, or a write with an unknown outcome, leaves at most a claim without an approved request, never an
 * approved request without its days. `ReleaseOrphanedClaims` or a repetition of the command releases such a claim.
 */
@Controller()
export class ApproveRequest {
  constructor(
    private readonly requests: RequestRepository,
    private readonly calendars: RefreshBeforeApproval,
    private readonly claims: RequestClaims,
    private readonly guestLinks: GuestLinks,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @throws DomainError `REQUEST_NOT_FOUND`, `REQUEST_IN_PAST`, `INVALID_TRANSITION`, or `APPROVAL_CONFLICT` when a day
   *   has another claim.
   */
  @Handles(approveRequest)
  async run({ id }: RequestOf<typeof approveRequest>): Promise<DecidedRequest> {
    const before = await this.requests.get(id);
    const answer = answerTo(currentCommandId(), before);
    if (answer) return decidedRequest(answer, this.clock.now());
    assertAllowed(before, 'admin-approves', this.clock.today());
    const unreadCalendars = await this.calendars.run();
    // Reading calendars takes seconds, in which the request may have changed.
    const decided = await (unreadCalendars === null ? this.decide(before) : this.decideAnew(id));
    return decidedRequest(decided, this.clock.now(), unreadCalendars ?? []);
  }

  private async decideAnew(id: string): Promise<StoredRequest> {
    const request = await this.requests.get(id);
    const answer = answerTo(currentCommandId(), request);
    if (answer) return answer;
    assertAllowed(request, 'admin-approves', this.clock.today());
    return this.decide(request);
  }

  private async decide(request: StoredRequest): Promise<StoredRequest> {
    const { id } = request;
    const claim = await this.claims.claim(request);
    if (!claim) return this.answerToClash(id);
    const approved = await this.approve(request, claim.id);
    if (approved) return approved;
    await this.claims.releaseUnlessApproved(claim);
    // A change of the unit has revoked the claim, or the price was changed meanwhile.
    const isChanged = !(await this.claims.isByCurrentUnit(claim)) || (await this.hasOtherPrice(request));
    return isChanged ? this.decideAnew(id) : this.requests.getCarriedOut(id);
  }

  private async approve(request: StoredRequest, claimId: string): Promise<StoredRequest | null> {
    const settings = await this.settings.load();
    const links = await this.guestLinks.issueFor(request);
    const today = this.clock.today();
    const payment = paymentWhenApproved(request, today, settings);
    const event = recordEvent(bookingApproved, {
      ...requestDetails(request, settings),
      ...links,
      ...(payment && { payment }),
    });
    return this.requests.approve(request, claimId, today, { at: this.clock.now(), event });
  }

  private async hasOtherPrice({ id, quote, priceNote }: StoredRequest): Promise<boolean> {
    const now = await this.requests.get(id);
    return now.quote?.total !== quote?.total || now.priceNote !== priceNote;
  }

  /** A request that was approved meanwhile collides with its own claim, which is not a conflict. */
  private async answerToClash(id: string): Promise<StoredRequest> {
    const { status } = await this.requests.get(id);
    if (status === 'pending') throw new DomainError('APPROVAL_CONFLICT');
    return this.requests.getCarriedOut(id);
  }
}
