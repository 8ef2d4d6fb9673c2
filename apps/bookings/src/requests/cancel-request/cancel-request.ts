import { Controller } from '@nestjs/common';
import { cancelRequest, type DecidedRequest, type RequestOf } from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { StayMoves } from '../../availability';
import { PropertyClock } from '../../property-clock';
import { RequestRepository } from '../../request-store';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { assertAllowed } from '../domain/assert-allowed';
import { assertAsShown } from '../domain/assert-as-shown';
import { decidedRequest } from '../domain/undoable-decision';
import { Cancellation } from './cancellation';

/** An admin cancels an approved or confirmed request. */
@Controller()
export class CancelRequest {
  constructor(
    private readonly requests: RequestRepository,
    private readonly cancellation: Cancellation,
    private readonly moves: StayMoves,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND`, `REQUEST_IN_PAST`, `INVALID_TRANSITION` or `BOOKING_CHANGED_MEANWHILE` */
  @Handles(cancelRequest)
  async run(request: RequestOf<typeof cancelRequest>): Promise<DecidedRequest> {
    return decidedRequest(await this.decide(request), this.clock.now());
  }

  private async decide({ id, reason, evenConfirmed, shown }: RequestOf<typeof cancelRequest>): Promise<StoredRequest> {
    // The booking may change between this read and the write. Each iteration means that it has, so this ends.
    for (;;) {
      const request = await this.moves.finish(await this.requests.get(id));
      const carriedOut = carriedOutBy(currentCommandId(), request);
      if (carriedOut) return carriedOut;
      assertAllowed(request, evenConfirmed ? 'admin-cancels-even-confirmed' : 'admin-cancels', this.clock.today());
      assertAsShown(request, shown);
      const cancelled = await this.cancellation.of(request, reason ?? null);
      if (cancelled) return cancelled;
    }
  }
}
