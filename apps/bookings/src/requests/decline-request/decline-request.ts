import { Controller } from '@nestjs/common';
import { declineRequest, type DecidedRequest, type RequestOf } from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { PropertyClock } from '../../property-clock';
import { RequestRepository } from '../../request-store';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { decidedRequest } from '../domain/undoable-decision';
import { Decline } from './decline';

/** An admin declines a request. */
@Controller()
export class DeclineRequest {
  constructor(
    private readonly requests: RequestRepository,
    private readonly decline: Decline,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND`, `REQUEST_IN_PAST`, `INVALID_TRANSITION` or `BOOKING_CHANGED_MEANWHILE` */
  @Handles(declineRequest)
  async run({ id, note, shown }: RequestOf<typeof declineRequest>): Promise<DecidedRequest> {
    // The request may change between this read and the write. Each iteration means that it has, so this ends.
    for (;;) {
      const request = await this.requests.get(id);
      const declined = carriedOutBy(currentCommandId(), request) ?? (await this.decline.of(request, { note, shown }));
      if (declined) return decidedRequest(declined, this.clock.now());
    }
  }
}
