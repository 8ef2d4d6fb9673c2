import { Controller } from '@nestjs/common';
import { DomainError, removePayment, type AccountedRequest, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { PropertyClock } from '../../property-clock';
import { RequestDetailsRepository } from '../../request-store';
import { PaymentChange } from './payment-change';

/** An admin removes a payment that was noted. */
@Controller()
export class RemovePayment {
  constructor(
    private readonly change: PaymentChange,
    private readonly details: RequestDetailsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND`, or `ENTRY_NOT_FOUND` if it has no such payment */
  @Handles(removePayment)
  async run({ id, paymentId }: RequestOf<typeof removePayment>): Promise<AccountedRequest> {
    return this.change.run(id, (request) => {
      const payment = request.payments?.find((candidate) => candidate.id === paymentId);
      if (!payment) throw new DomainError('ENTRY_NOT_FOUND');
      return this.details.removePayment(request, payment, this.clock.now());
    });
  }
}
