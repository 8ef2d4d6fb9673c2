import { Controller } from '@nestjs/common';
import { bookingDeclined, declineRequest, type DecidedRequest, type RequestOf } from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { PropertyClock } from '../../property-clock';
import { SettingsRepository } from '../../settings';
import { assertAllowed } from '../domain/assert-allowed';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { eventForGuest, requestDetails } from '../domain/request-details';
import { decidedRequest } from '../domain/undoable-decision';
import { RequestRepository } from '../../request-store';

/** An admin declines a request. */
@Controller()
export class DeclineRequest {
  constructor(
    private readonly requests: RequestRepository,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND`, `REQUEST_IN_PAST` or `INVALID_TRANSITION` */
  @Handles(declineRequest)
  async run(request: RequestOf<typeof declineRequest>): Promise<DecidedRequest> {
    return decidedRequest(await this.decide(request), this.clock.now());
  }

  private async decide({ id, note }: RequestOf<typeof declineRequest>): Promise<StoredRequest> {
    const request = await this.requests.get(id);
    const carriedOut = carriedOutBy(currentCommandId(), request);
    if (carriedOut) return carriedOut;
    assertAllowed(request, 'admin-declines', this.clock.today());
    const settings = await this.settings.load();
    const event = eventForGuest(request, (guest) =>
      recordEvent(bookingDeclined, { ...requestDetails(guest, settings), ...(note !== undefined && { note }) }),
    );
    const declined = await this.requests.decline(id, { at: this.clock.now(), event, note });
    return declined ?? this.requests.getCarriedOut(id);
  }
}
