import { Injectable } from '@nestjs/common';
import type { AccountedRequest } from '@hearthstay/contracts';
import { currentCommandId } from '@hearthstay/messaging';
import { PropertyClock } from '../../property-clock';
import { RequestRepository } from '../../request-store';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { accountedRequest } from '../domain/payment-account';

/** Changes the payments that admins have noted for a request. */
@Injectable()
export class PaymentChange {
  constructor(
    private readonly requests: RequestRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * Reads the request again if another payment or a decision has changed it between the read and the write.
   *
   * @param attempt returns `null` if the request has changed
   * @throws DomainError `REQUEST_NOT_FOUND`
   */
  async run(id: string, attempt: (request: StoredRequest) => Promise<StoredRequest | null>): Promise<AccountedRequest> {
    for (;;) {
      const request = await this.requests.get(id);
      const isCarriedOut = carriedOutBy(currentCommandId(), request) !== null;
      const changed = isCarriedOut ? request : await attempt(request);
      if (changed) return accountedRequest(changed, this.clock.today());
    }
  }
}
