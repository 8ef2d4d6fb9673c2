import { Controller } from '@nestjs/common';
import { bookingCancelled, cancelRequest, type BookingRequest, type RequestOf } from '@hearthstay/contracts';
import { currentCommandId, Handles, withoutDeadline } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { OccupiedDayRepository } from '../../availability/persistence/occupied-day.repository';
import { PropertyClock } from '../../property-clock';
import { SettingsRepository } from '../../settings/persistence/settings.repository';
import { assertAllowed } from '../domain/assert-allowed';
import { answerTo } from '../domain/carried-out';
import { requestDetails } from '../domain/request-details';
import { RequestRepository } from '../persistence/request.repository';

/** An admin takes an approval back. */
@Controller()
export class CancelRequest {
  constructor(
    private readonly requests: RequestRepository,
    private readonly occupiedDays: OccupiedDayRepository,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND`, `REQUEST_IN_PAST` or `INVALID_TRANSITION` */
  @Handles(cancelRequest)
  async run({ id, reason: given }: RequestOf<typeof cancelRequest>): Promise<BookingRequest> {
    const reason = given ?? null;
    const request = await this.requests.get(id);
    const answer = answerTo(currentCommandId(), request);
    if (answer) return answer;
    assertAllowed(request, 'admin-cancels', this.clock.today());
    const { propertyName } = await this.settings.load();
    const event = recordEvent(bookingCancelled, { ...requestDetails(request, propertyName), reason });
    const cancelled = await this.requests.cancel(id, reason, { at: this.clock.now(), event });
    if (!cancelled) return this.requests.getCarriedOut(id);
    // Only now: days released earlier could be somebody else's while this request is still approved. What a crash leaves
    // here is an orphaned claim, and is released as one.
    const { claimId } = cancelled;
    if (claimId !== null) await withoutDeadline(() => this.occupiedDays.releaseClaim(claimId));
    return cancelled;
  }
}
