import { Controller } from '@nestjs/common';
import { DomainError, withdrawOffer, type BookingRequest, type RequestOf } from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { RequestClaims } from '../../availability';
import { PropertyClock } from '../../property-clock';
import { ProposalRepository, RequestRepository } from '../../request-store';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { openProposal } from '../../request-store/domain/proposal';
import { SettingsRepository } from '../../settings';
import { ProposalEvents } from './proposal-events';

/** An admin takes an offer back. */
@Controller()
export class WithdrawOffer {
  constructor(
    private readonly requests: RequestRepository,
    private readonly proposals: ProposalRepository,
    private readonly events: ProposalEvents,
    private readonly claims: RequestClaims,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND`, or `PROPOSAL_ENDED` if no offer is open, or another than was shown */
  @Handles(withdrawOffer)
  async run({ id, proposal: shown }: RequestOf<typeof withdrawOffer>): Promise<BookingRequest> {
    const settings = await this.settings.load();
    // The request may change between this read and the write. Each iteration means that it has, so this ends.
    for (;;) {
      const request = await this.requests.get(id);
      const carriedOut = carriedOutBy(currentCommandId(), request);
      if (carriedOut) return carriedOut;
      const proposal = openProposal(request, { by: 'owner', id: shown, today: this.clock.today() });
      if (!proposal) throw new DomainError('PROPOSAL_ENDED');
      const event = await this.events.ended(request, proposal, settings, { cause: 'withdrawn' });
      const withdrawn = await this.proposals.end(request, 'offer-withdrawn', { at: this.clock.now(), event });
      if (!withdrawn) continue;
      await this.claims.releaseHold(request);
      return withdrawn;
    }
  }
}
