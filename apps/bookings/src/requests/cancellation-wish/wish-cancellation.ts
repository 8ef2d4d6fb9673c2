import { Controller } from '@nestjs/common';
import {
  cancellationWished,
  DomainError,
  wishCancellation,
  type BookingRequest,
  type RequestOf,
} from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { PropertyClock } from '../../property-clock';
import { CancellationWishRepository } from '../../request-store';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { requestDetails } from '../../request-store/domain/request-details';
import { asking } from '../../request-store/domain/questions';
import { SettingsRepository } from '../../settings';
import { assertAllowed } from '../domain/assert-allowed';
import { assertAsShown } from '../domain/assert-as-shown';
import { OwnRequest } from '../own-request';

/** A guest asks the owner to cancel a booking. It stays as it is until the owner responds. */
@Controller()
export class WishCancellation {
  constructor(
    private readonly ownRequest: OwnRequest,
    private readonly wishes: CancellationWishRepository,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @throws DomainError `LINK_INVALID`, `REQUEST_NOT_FOUND`, `FORBIDDEN`, `REQUEST_IN_PAST`, `INVALID_TRANSITION`,
   *   `CANCELLATION_WISHED_ALREADY` or `BOOKING_CHANGED_MEANWHILE`
   */
  @Handles(wishCancellation)
  async run({ reason: given, shown, ...own }: RequestOf<typeof wishCancellation>): Promise<BookingRequest> {
    const settings = await this.settings.load();
    const reason = given ?? null;
    // The booking may change between this read and the write. Each iteration means that it has, so this ends.
    for (;;) {
      const request = await this.ownRequest.get(own);
      const carriedOut = carriedOutBy(currentCommandId(), request);
      if (carriedOut) return carriedOut;
      assertAllowed(request, 'guest-wishes-cancellation', this.clock.today());
      if (request.cancellationWish) throw new DomainError('CANCELLATION_WISHED_ALREADY');
      assertAsShown(request, shown);
      const at = this.clock.now();
      const wish = { at: at.toISOString(), reason };
      const question = asking({ ...request, cancellationWish: wish }, 'wish');
      const event = recordEvent(cancellationWished, { ...requestDetails(request, settings), ...question, reason });
      const wished = await this.wishes.wish(request, wish, { at, event });
      if (wished) return wished;
    }
  }
}
