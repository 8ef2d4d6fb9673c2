import { Controller } from '@nestjs/common';
import { DomainError, respondToChange, type DecidedRequest, type RequestOf } from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { isTaken, rangeOf } from '@hearthstay/stay';
import { StayMoves } from '../../availability';
import { RefreshBeforeApproval } from '../../calendars';
import { PropertyClock } from '../../property-clock';
import { ProposalRepository, RequestRepository } from '../../request-store';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { asProposed } from '../../request-store/domain/as-proposed';
import { openProposal, type StoredProposal } from '../../request-store/domain/proposal';
import { SettingsRepository } from '../../settings';
import type { Settings } from '../../settings/domain/settings';
import { assertAllowed } from '../domain/assert-allowed';
import { decidedRequest } from '../domain/undoable-decision';
import { ProposalEvents } from './proposal-events';

type Response = RequestOf<typeof respondToChange>;

/** An admin accepts the other days that a guest asks for, or declines them. */
@Controller()
export class RespondToChange {
  constructor(
    private readonly requests: RequestRepository,
    private readonly proposals: ProposalRepository,
    private readonly events: ProposalEvents,
    private readonly moves: StayMoves,
    private readonly calendars: RefreshBeforeApproval,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @throws DomainError `REQUEST_NOT_FOUND`, `REQUEST_IN_PAST`, `PROPOSAL_ENDED`, `MOVE_CONFLICT` when another has a
   *   day, or `BOOKING_CHANGED_MEANWHILE`
   */
  @Handles(respondToChange)
  async run(response: Response): Promise<DecidedRequest> {
    const { id, accept, note } = response;
    const settings = await this.settings.load();
    const { status } = await this.requests.get(id);
    const unreadCalendars = accept && isTaken(status) ? await this.calendars.runAll() : [];
    // The request may change between this read and the write. Each iteration means that it has, so this ends.
    for (;;) {
      const request = await this.moves.finish(await this.requests.get(id));
      const carriedOut = carriedOutBy(currentCommandId(), request);
      if (carriedOut) return decidedRequest(carriedOut, this.clock.now(), unreadCalendars);
      const change = this.assertOpen(request, response);
      const responded = accept
        ? await this.accept(request, change, settings, note)
        : await this.decline(request, change, settings, note);
      if (responded) return decidedRequest(responded, this.clock.now(), unreadCalendars);
    }
  }

  private assertOpen(request: StoredRequest, { proposal: id }: Response): StoredProposal {
    const today = this.clock.today();
    const change = openProposal(request, { by: 'guest', id, today });
    if (!change) throw new DomainError('PROPOSAL_ENDED');
    assertAllowed(request, 'admin-accepts-change', today);
    return change;
  }

  /** A request that holds no days gets the wished ones without a claim: its approval claims them. */
  private async accept(
    request: StoredRequest,
    change: StoredProposal,
    settings: Settings,
    note: string | undefined,
  ): Promise<StoredRequest | null> {
    const claim = isTaken(request.status) ? await this.moves.begin(request, rangeOf(change)) : null;
    if (isTaken(request.status) && !claim) throw new DomainError('MOVE_CONFLICT');
    const after = { ...asProposed(request, change), revision: (request.revision ?? 0) + 1 };
    const event = await this.events.changeAccepted(request, after, settings, note);
    const accepted = await this.proposals.accept(request, change, { claim, at: this.clock.now(), event, note });
    if (accepted) return this.moves.finish(accepted);
    if (claim) await this.moves.abandon(request, claim);
    return null;
  }

  private async decline(
    request: StoredRequest,
    change: StoredProposal,
    settings: Settings,
    note: string | undefined,
  ): Promise<StoredRequest | null> {
    const event = await this.events.changeDeclined(request, change, settings, note);
    return this.proposals.end(request, 'change-declined', { at: this.clock.now(), event, note });
  }
}
