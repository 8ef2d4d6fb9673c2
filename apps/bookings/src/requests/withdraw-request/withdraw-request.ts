import { Controller } from '@nestjs/common';
import { requestWithdrawn, withdrawRequest, type BookingRequest, type RequestOf } from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { isMadeByOffer } from '@hearthstay/stay';
import { RequestClaims } from '../../availability';
import { PropertyClock } from '../../property-clock';
import { RequestRepository } from '../../request-store';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { ending } from '../../request-store/domain/questions';
import { SettingsRepository } from '../../settings';
import { assertAllowed } from '../domain/assert-allowed';
import { assertAsShown } from '../domain/assert-as-shown';
import { requestDetails } from '../../request-store/domain/request-details';
import { OwnRequest } from '../own-request';

/** A guest withdraws a pending request. The admins are told if they know of it, as of their own offer. */
@Controller()
export class WithdrawRequest {
  constructor(
    private readonly ownRequest: OwnRequest,
    private readonly requests: RequestRepository,
    private readonly claims: RequestClaims,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @throws DomainError `LINK_INVALID`, `REQUEST_NOT_FOUND`, `FORBIDDEN`, `REQUEST_IN_PAST`, `INVALID_TRANSITION` or
   *   `BOOKING_CHANGED_MEANWHILE`
   */
  @Handles(withdrawRequest)
  async run({ shown, ...own }: RequestOf<typeof withdrawRequest>): Promise<BookingRequest> {
    const settings = await this.settings.load();
    // The guest may confirm between this read and the write, and the admins are told then.
    for (;;) {
      const request = await this.ownRequest.get(own);
      const carriedOut = carriedOutBy(currentCommandId(), request);
      if (carriedOut) return carriedOut;
      assertAllowed(request, 'guest-withdraws', this.clock.today());
      assertAsShown(request, shown);
      const isKnown = request.guestConfirmedAt !== null || request.proposal?.by === 'owner' || isMadeByOffer(request);
      const event = isKnown
        ? recordEvent(requestWithdrawn, { ...requestDetails(request, settings), ...ending(request, 'proposal') })
        : null;
      const withdrawn = await this.requests.withdraw(request, { at: this.clock.now(), event });
      if (!withdrawn) continue;
      await this.claims.releaseHold(request);
      return withdrawn;
    }
  }
}
