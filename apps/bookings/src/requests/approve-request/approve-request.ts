import { Controller } from '@nestjs/common';
import {
  approveRequest,
  DomainError,
  type DecidedRequest,
  type EventMessage,
  type RequestOf,
} from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { heldRange, rangeOf, shownStateOf, type Day } from '@hearthstay/stay';
import { RefreshBeforeApproval } from '../../calendars';
import { GuestLinks } from '../../guests';
import { RequestClaims, StayMoves } from '../../availability';
import { PropertyClock } from '../../property-clock';
import type { ClaimUnit } from '../../settings/domain/claim-unit';
import type { Settings } from '../../settings/domain/settings';
import { SettingsRepository } from '../../settings';
import { approvalEvent } from '../domain/approval-event';
import { assertAllowed } from '../domain/assert-allowed';
import { assertAsShown } from '../domain/assert-as-shown';
import { isReachable, type StoredRequest } from '../../request-store/domain/booking-request';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { endedProposal, holdOf } from '../../request-store/domain/proposal';
import type { MoveClaim } from '../../request-store/domain/stay-move';
import { decidedRequest } from '../domain/undoable-decision';
import { RequestRepository } from '../../request-store';
import { rivalsAmong } from '../rivals/rivals-among';

/** What a decision depends on, read at once. */
interface ApprovalInput {
  request: StoredRequest;
  settings: Settings;
  claimUnit: ClaimUnit;
  command: RequestOf<typeof approveRequest>;
}

/**
 * An admin approves a request: the calendars of other platforms are read, all of its days are claimed, and the request
 * becomes approved. If the admin asks for it, the same update notes the requests that lose their days to it, which
 * `DeclineRivals` declines later.
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
    private readonly moves: StayMoves,
    private readonly guestLinks: GuestLinks,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @throws DomainError `REQUEST_NOT_FOUND`, `REQUEST_IN_PAST`, `INVALID_TRANSITION`, `APPROVAL_CONFLICT` when a day
   *   has another claim, or `BOOKING_CHANGED_MEANWHILE` when it is not as it was shown, or its guest accepts a held
   *   offer at the same moment.
   */
  @Handles(approveRequest)
  async run(command: RequestOf<typeof approveRequest>): Promise<DecidedRequest> {
    const [input, calendars] = await Promise.all([this.read(command), this.calendars.list()]);
    const carriedOut = this.carriedOutOrAllowed(input);
    if (carriedOut) return decidedRequest(carriedOut, this.clock.now());
    if (calendars.length === 0) return decidedRequest(await this.decide(input), this.clock.now());
    const unreadCalendars = await this.calendars.run(calendars);
    // Reading calendars takes seconds, in which the request may have changed.
    return decidedRequest(await this.decideAnew(command), this.clock.now(), unreadCalendars);
  }

  private async read(command: RequestOf<typeof approveRequest>): Promise<ApprovalInput> {
    const [request, stored] = await Promise.all([this.requests.get(command.id), this.settings.loadWithClaimUnit()]);
    return { request, ...stored, command };
  }

  /** The result if this command was carried out before. @throws DomainError if the request cannot be approved */
  private carriedOutOrAllowed({ request, command }: ApprovalInput): StoredRequest | null {
    const carriedOut = carriedOutBy(currentCommandId(), request);
    if (carriedOut) return carriedOut;
    assertAllowed(request, 'admin-approves', this.clock.today());
    assertAsShown(request, command.shown);
    return null;
  }

  private async decideAnew(command: RequestOf<typeof approveRequest>): Promise<StoredRequest> {
    const input = await this.read(command);
    return this.carriedOutOrAllowed(input) ?? this.decide(input);
  }

  private async decide(input: ApprovalInput): Promise<StoredRequest> {
    const { request, claimUnit, command } = input;
    const { id } = request;
    if (holdOf(request)) return this.decideWithHeldDays(input);
    const claim = await this.claims.claim(request, claimUnit);
    if (!claim) return this.conflictOrCarriedOut(id);
    const approved = await this.approve(input, claim);
    if (approved) return approved;
    await this.claims.releaseUnlessApproved(claim);
    // A change of the unit has revoked the claim, or the request has changed meanwhile.
    const isChanged = !(await this.claims.isByCurrentUnit(claim)) || (await this.isChanged(request));
    return isChanged ? this.decideAnew(command) : this.requests.getCarriedOut(id);
  }

  /** The days that an open offer holds count as the request's own. It gets them as a move does: none becomes free. */
  private async decideWithHeldDays(input: ApprovalInput): Promise<StoredRequest> {
    const request = await this.moves.finish(input.request);
    const { id } = request;
    const claim = await this.moves.begin(request, rangeOf(request));
    if (!claim) return this.conflictOrCarriedOut(id);
    const approved = await this.approve({ ...input, request }, claim);
    if (approved) return this.moves.finish(approved);
    await this.moves.abandon(request, claim);
    return (await this.isChanged(request)) ? this.decideAnew(input.command) : this.requests.getCarriedOut(id);
  }

  private async approve(input: ApprovalInput, claim: { id: string } | MoveClaim): Promise<StoredRequest | null> {
    const { request } = input;
    const { note, declineRivals = false } = input.command;
    const today = this.clock.today();
    const [event, declinedIds] = await Promise.all([
      this.eventFor(input, today),
      declineRivals ? this.rivalsOf(input, today) : [],
    ]);
    return this.requests.approve(request, claim, today, { at: this.clock.now(), event, note, declinedIds });
  }

  private async eventFor({ request, settings, command }: ApprovalInput, approvedOn: Day): Promise<EventMessage | null> {
    if (!isReachable(request)) return null;
    const links = await this.guestLinks.issueFor(request);
    return approvalEvent(request, { settings, approvedOn, links, note: command.note, ended: endedProposal(request) });
  }

  /** The ids of the requests that lose their days to this approval, without those that were not shown. */
  private async rivalsOf({ request, claimUnit: { unit }, command }: ApprovalInput, today: Day): Promise<string[]> {
    const others = await this.requests.listWithin(heldRange(rangeOf(request), unit));
    const ids = rivalsAmong(others, request, { unit, today }).map(({ id }) => id);
    return command.rivals ? ids.filter((id) => command.rivals?.includes(id)) : ids;
  }

  private async isChanged(request: StoredRequest): Promise<boolean> {
    const now = await this.requests.get(request.id);
    return shownStateOf(now) !== shownStateOf(request) || now.priceNote !== request.priceNote;
  }

  /** A request that was approved meanwhile collides with its own claim, which is not a conflict. */
  private async conflictOrCarriedOut(id: string): Promise<StoredRequest> {
    const { status } = await this.requests.get(id);
    if (status === 'pending') throw new DomainError('APPROVAL_CONFLICT');
    return this.requests.getCarriedOut(id);
  }
}
