import { Controller } from '@nestjs/common';
import { DomainError, makeOffer, type OfferedRequest, type RequestOf } from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { isDeepStrictEqual } from 'node:util';
import { RequestClaims, StayMoves } from '../../availability';
import { RefreshBeforeApproval } from '../../calendars';
import { PropertyClock } from '../../property-clock';
import { ProposalRepository, RequestRepository } from '../../request-store';
import { isReachable, type ReachableRequest, type StoredRequest } from '../../request-store/domain/booking-request';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import type { StoredProposal } from '../../request-store/domain/proposal';
import { SettingsRepository } from '../../settings';
import { assertAllowed } from '../domain/assert-allowed';
import { assertAsShown } from '../domain/assert-as-shown';
import { OfferedStay, type OfferFields } from './offered-stay';
import { ProposalEvents } from './proposal-events';

/** An admin offers the guest of a request another stay, which may hold its days. */
@Controller()
export class MakeOffer {
  constructor(
    private readonly requests: RequestRepository,
    private readonly proposals: ProposalRepository,
    private readonly offeredStay: OfferedStay,
    private readonly events: ProposalEvents,
    private readonly claims: RequestClaims,
    private readonly moves: StayMoves,
    private readonly calendars: RefreshBeforeApproval,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @throws DomainError `REQUEST_NOT_FOUND`, `INVALID_TRANSITION`, `REQUEST_IN_PAST`, `GUEST_WITHOUT_EMAIL`,
   *   `VALIDATION_FAILED` for days in the past or far off, `REQUEST_WITHOUT_PRICE`, `SAME_STAY` if nothing would
   *   change, `OFFER_CONFLICT` when another has a day, or `BOOKING_CHANGED_MEANWHILE`
   */
  @Handles(makeOffer)
  async run({ id, ...fields }: RequestOf<typeof makeOffer>): Promise<OfferedRequest> {
    const request = await this.requests.get(id);
    const carriedOut = carriedOutBy(currentCommandId(), request);
    if (!carriedOut) this.assertOfferable(request, fields);
    const unreadCalendars = carriedOut ? [] : await this.calendars.runAll();
    // Reading calendars takes seconds, in which the request may have changed, also by this very command.
    const now = await this.moves.finish(await this.requests.get(id));
    const offered = carriedOutBy(currentCommandId(), now) ?? (await this.open(now, fields));
    return { ...offered, ...(unreadCalendars.length > 0 && { unreadCalendars }) };
  }

  private async open(request: StoredRequest, fields: OfferFields): Promise<StoredRequest> {
    const guest = this.assertOfferable(request, fields);
    const settings = await this.settings.load();
    const offered = this.offeredStay.of(request, fields, settings);
    if (isSameStay(request, offered)) throw new DomainError('SAME_STAY');
    const { proposal, held } = await this.offeredStay.claim(request, offered, { hold: fields.hold, settings });
    const event = await this.events.offerMade(guest, proposal, settings);
    const change = { at: this.clock.now(), event, ...(held && { unit: held.unit }) };
    const opened = await this.proposals.open(request, proposal, change);
    if (!opened) {
      if (held) await this.claims.releaseUnlessApproved(held);
      throw new DomainError('BOOKING_CHANGED_MEANWHILE');
    }
    if (held) return this.moves.finish(opened);
    await this.claims.releaseHold(request);
    return opened;
  }

  private assertOfferable(request: StoredRequest, fields: OfferFields): ReachableRequest {
    assertAllowed(request, 'admin-offers', this.clock.today());
    assertAsShown(request, fields.shown);
    if (!isReachable(request)) throw new DomainError('GUEST_WITHOUT_EMAIL');
    this.offeredStay.assertPossible(fields, request);
    return request;
  }
}

/** Whether an offer is what a booking is already. A request that is pending can be offered as it is. */
const isSameStay = (request: StoredRequest, proposal: StoredProposal): boolean =>
  request.status !== 'pending' &&
  request.startDate === proposal.startDate &&
  request.endDate === proposal.endDate &&
  request.quote?.total === proposal.quote?.total &&
  isDeepStrictEqual([request.adults, request.children], [proposal.adults, proposal.children]);
