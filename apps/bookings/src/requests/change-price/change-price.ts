import { Controller } from '@nestjs/common';
import { changePrice, DomainError, type AccountedRequest, type RequestOf } from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { agreedQuote } from '@hearthstay/prices';
import { PropertyClock } from '../../property-clock';
import { assertAllowed } from '../domain/assert-allowed';
import { assertAsShown } from '../domain/assert-as-shown';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { accountedRequest } from '../domain/payment-account';
import { RequestDetailsRepository, RequestRepository } from '../../request-store';

/** An admin sets the total of a stay before approving it. The e-mail of the approval contains it. */
@Controller()
export class ChangePrice {
  constructor(
    private readonly requests: RequestRepository,
    private readonly details: RequestDetailsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @throws DomainError `REQUEST_NOT_FOUND`, `REQUEST_IN_PAST`, `INVALID_TRANSITION`, `BOOKING_CHANGED_MEANWHILE` or
   *   `REQUEST_WITHOUT_PRICE`
   */
  @Handles(changePrice)
  async run(change: RequestOf<typeof changePrice>): Promise<AccountedRequest> {
    return accountedRequest(await this.change(change), this.clock.today());
  }

  private async change(command: RequestOf<typeof changePrice>): Promise<StoredRequest> {
    const { id, total, note, shown } = command;
    const request = await this.requests.get(id);
    const carriedOut = carriedOutBy(currentCommandId(), request);
    if (carriedOut) return carriedOut;
    // Once a stay is approved, its guest relies on the price.
    assertAllowed(request, 'admin-approves', this.clock.today());
    assertAsShown(request, shown);
    const { quote, paymentTerms } = request;
    if (!quote || !paymentTerms) throw new DomainError('REQUEST_WITHOUT_PRICE');
    const agreed = agreedQuote(quote, total, paymentTerms.depositPercent);
    const changed = await this.details.changePrice(request, { quote: agreed, note, at: this.clock.now() });
    // Another admin has changed the price, or the status has changed, since the request was read.
    return changed ?? this.change(command);
  }
}
