import { Controller } from '@nestjs/common';
import {
  DomainError,
  recordPayment,
  removePayment,
  type AccountedRequest,
  type RequestOf,
} from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { fieldLimits, type RequestStatus } from '@hearthstay/stay';
import { assertRecordable } from '../../assert-days-within';
import { PropertyClock } from '../../property-clock';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { accountedRequest } from '../domain/payment-account';
import { RequestDetailsRepository, RequestRepository } from '../../request-store';

/** The payment of a cancelled stay may be refunded. */
const payable: readonly RequestStatus[] = ['approved', 'confirmed', 'cancelled'];

/** Admins note payments and refunds; this program does not process payments. Past stays can still be paid. */
@Controller()
export class Payments {
  constructor(
    private readonly requests: RequestRepository,
    private readonly details: RequestDetailsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @throws DomainError `VALIDATION_FAILED` for a date too far off, `REQUEST_NOT_FOUND`, `REQUEST_WITHOUT_PRICE`,
   *   `INVALID_TRANSITION` if it was not approved, or `TOO_MANY_PAYMENTS`
   */
  @Handles(recordPayment)
  async record({ id, payment }: RequestOf<typeof recordPayment>): Promise<AccountedRequest> {
    assertRecordable({ date: payment.date }, this.clock.today());
    return this.change(id, (request) => {
      if (!request.paymentTerms) throw new DomainError('REQUEST_WITHOUT_PRICE');
      if (!payable.includes(request.status)) throw new DomainError('INVALID_TRANSITION');
      if ((request.payments ?? []).length >= fieldLimits.paymentsMax) throw new DomainError('TOO_MANY_PAYMENTS');
      const recorded = { ...payment, id: currentCommandId(), note: payment.note ?? null };
      return this.details.addPayment(request, recorded, this.clock.now());
    });
  }

  /** @throws DomainError `REQUEST_NOT_FOUND`, or `ENTRY_NOT_FOUND` if it has no such payment */
  @Handles(removePayment)
  async remove({ id, paymentId }: RequestOf<typeof removePayment>): Promise<AccountedRequest> {
    return this.change(id, (request) => {
      const payment = request.payments?.find((candidate) => candidate.id === paymentId);
      if (!payment) throw new DomainError('ENTRY_NOT_FOUND');
      return this.details.removePayment(request, payment, this.clock.now());
    });
  }

  /** Reads the request again if another payment or a decision has changed it between the read and the write. */
  private async change(
    id: string,
    attempt: (request: StoredRequest) => Promise<StoredRequest | null>,
  ): Promise<AccountedRequest> {
    for (;;) {
      const request = await this.requests.get(id);
      const isCarriedOut = carriedOutBy(currentCommandId(), request) !== null;
      const changed = isCarriedOut ? request : await attempt(request);
      if (changed) return accountedRequest(changed, this.clock.today());
    }
  }
}
