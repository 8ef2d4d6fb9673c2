import { Controller } from '@nestjs/common';
import { bookingCancelled, cancelRequest, type DecidedRequest, type RequestOf } from '@hearthstay/contracts';
import { currentCommandId, Handles, withoutDeadline } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { daysOfRange, rangeOf } from '@hearthstay/stay';
import { RequestClaims, StayMoves } from '../../availability';
import { PropertyClock } from '../../property-clock';
import { SettingsRepository } from '../../settings';
import { assertAllowed } from '../domain/assert-allowed';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { eventForGuest, requestDetails } from '../domain/request-details';
import { decidedRequest } from '../domain/undoable-decision';
import { RequestRepository } from '../../request-store';

/** An admin cancels an approved or confirmed request. */
@Controller()
export class CancelRequest {
  constructor(
    private readonly requests: RequestRepository,
    private readonly claims: RequestClaims,
    private readonly moves: StayMoves,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND`, `REQUEST_IN_PAST` or `INVALID_TRANSITION` */
  @Handles(cancelRequest)
  async run(request: RequestOf<typeof cancelRequest>): Promise<DecidedRequest> {
    return decidedRequest(await this.decide(request), this.clock.now());
  }

  private async decide({ id, reason: given, evenConfirmed }: RequestOf<typeof cancelRequest>): Promise<StoredRequest> {
    const reason = given ?? null;
    const request = await this.moves.finish(await this.requests.get(id));
    const carriedOut = carriedOutBy(currentCommandId(), request);
    if (carriedOut) return carriedOut;
    assertAllowed(request, evenConfirmed ? 'admin-cancels-even-confirmed' : 'admin-cancels', this.clock.today());
    const settings = await this.settings.load();
    const event = eventForGuest(request, (guest) =>
      recordEvent(bookingCancelled, { ...requestDetails(guest, settings), reason }),
    );
    const cancelled = await this.requests.cancel(request, reason, { at: this.clock.now(), event });
    if (!cancelled) return this.requests.getCarriedOut(id);
    // If the days were released first, another request could claim them while this one is still approved. A crash here
    // leaves an orphaned claim.
    const { claimId } = cancelled;
    const days = daysOfRange(rangeOf(cancelled));
    if (claimId !== null) await withoutDeadline(() => this.claims.release({ id: claimId, days }));
    return cancelled;
  }
}
