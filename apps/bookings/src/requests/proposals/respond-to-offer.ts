import { Controller } from '@nestjs/common';
import { DomainError, respondToOffer, type BookingRequest, type RequestOf } from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { rangeOf } from '@hearthstay/stay';
import { RequestClaims, StayMoves } from '../../availability';
import { RefreshBeforeApproval } from '../../calendars';
import { PropertyClock } from '../../property-clock';
import { ProposalRepository, RequestRepository } from '../../request-store';
import type { ReachableRequest, StoredRequest } from '../../request-store/domain/booking-request';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { paymentTermsOf } from '../../request-store/domain/payment-terms';
import { asProposed } from '../../request-store/domain/as-proposed';
import { openProposal, type StoredProposal } from '../../request-store/domain/proposal';
import { SettingsRepository } from '../../settings';
import { publicPricesOf, type Settings } from '../../settings/domain/settings';
import { assertAllowed } from '../domain/assert-allowed';
import { OwnRequest } from '../own-request';
import { ProposalEvents } from './proposal-events';

type Response = RequestOf<typeof respondToOffer>;

/** A guest accepts the owner's offer, which makes it a confirmed booking, or declines it. */
@Controller()
export class RespondToOffer {
  constructor(
    private readonly ownRequest: OwnRequest,
    private readonly requests: RequestRepository,
    private readonly proposals: ProposalRepository,
    private readonly events: ProposalEvents,
    private readonly claims: RequestClaims,
    private readonly moves: StayMoves,
    private readonly calendars: RefreshBeforeApproval,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @throws DomainError `LINK_INVALID`, `REQUEST_NOT_FOUND`, `FORBIDDEN`, `REQUEST_IN_PAST`, `PROPOSAL_ENDED`,
   *   `DATES_UNAVAILABLE` when another has a day that was not held, or `BOOKING_CHANGED_MEANWHILE`
   */
  @Handles(respondToOffer)
  async run(response: Response): Promise<BookingRequest> {
    const settings = await this.settings.load();
    const { holds } = (await this.ownRequest.get(response)).proposal ?? { holds: true };
    if (response.accept && !holds) await this.calendars.runAll();
    // The request may change between this read and the write. Each iteration means that it has, so this ends.
    for (;;) {
      const request = await this.moves.finish(await this.ownRequest.get(response));
      const carriedOut = carriedOutBy(currentCommandId(), request);
      if (carriedOut) return carriedOut;
      const offer = this.assertOpen(request, response);
      const responded = response.accept
        ? await this.accept(request, offer, settings, response.note)
        : await this.decline(request, offer, settings, response.note);
      if (responded) return responded;
    }
  }

  private assertOpen(request: StoredRequest, { proposal: id }: Response): StoredProposal {
    const today = this.clock.today();
    const offer = openProposal(request, { by: 'owner', id, today });
    if (!offer) throw new DomainError('PROPOSAL_ENDED');
    assertAllowed(request, 'guest-accepts-offer', today);
    return offer;
  }

  private async accept(
    request: ReachableRequest,
    offer: StoredProposal,
    settings: Settings,
    note: string | undefined,
  ): Promise<StoredRequest | null> {
    const [at, approvedOn] = [this.clock.now(), this.clock.today()];
    const { prices } = publicPricesOf(settings);
    const terms = request.paymentTerms ?? (offer.quote && prices ? paymentTermsOf(prices) : undefined);
    const paymentTerms = terms ? { paymentTerms: terms } : {};
    const isApproved = request.status !== 'pending' && request.approvedOn !== undefined;
    const booked = {
      approvedOn: isApproved ? request.approvedOn! : approvedOn,
      guestConfirmedAt: request.guestConfirmedAt === null ? at : new Date(request.guestConfirmedAt),
      ...paymentTerms,
    };
    const claim = await this.moves.begin(request, rangeOf(offer));
    if (!claim) throw new DomainError('DATES_UNAVAILABLE');
    const after: ReachableRequest = {
      ...asProposed(request, offer),
      ...{ ...paymentTerms, status: 'confirmed', approvedOn: booked.approvedOn, revision: (request.revision ?? 0) + 1 },
    };
    const event = await this.events.offerAccepted(request, after, settings, note);
    const accepted = await this.proposals.accept(request, offer, { claim, booked, at, event });
    if (accepted) return this.moves.finish(accepted);
    await this.moves.abandon(request, claim);
    return null;
  }

  private async decline(
    request: ReachableRequest,
    offer: StoredProposal,
    settings: Settings,
    note: string | undefined,
  ): Promise<StoredRequest | null> {
    const event = this.events.offerDeclined(request, offer, settings, note);
    const declined = await this.proposals.end(request, 'offer-declined', { at: this.clock.now(), event, note });
    if (declined) await this.claims.releaseHold(request);
    return declined;
  }
}
