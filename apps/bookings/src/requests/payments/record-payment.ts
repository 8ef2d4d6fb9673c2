import { Controller } from '@nestjs/common';
import {
  DomainError,
  recordPayment,
  restPaid,
  type AccountedRequest,
  type EventMessage,
  type RequestOf,
} from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { fieldLimits, type RequestStatus } from '@hearthstay/stay';
import { assertRecordable } from '../../assert-days-within';
import { PropertyClock } from '../../property-clock';
import { RequestDetailsRepository } from '../../request-store';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import { stayDaysOf } from '../stay-emails/domain/stay-days';
import { isMarked } from '../stay-emails/domain/stay-email-time';
import { PaymentChange } from './payment-change';

/** The payment of a cancelled stay may be refunded. */
const payable: readonly RequestStatus[] = ['approved', 'confirmed', 'cancelled'];

/** Admins note payments and refunds; this program does not process payments. Past stays can still be paid. */
@Controller()
export class RecordPayment {
  constructor(
    private readonly change: PaymentChange,
    private readonly details: RequestDetailsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @throws DomainError `VALIDATION_FAILED` for a date too far off, `REQUEST_NOT_FOUND`, `REQUEST_WITHOUT_PRICE`,
   *   `INVALID_TRANSITION` if it was not approved, or `TOO_MANY_PAYMENTS`
   */
  @Handles(recordPayment)
  async run({ id, payment }: RequestOf<typeof recordPayment>): Promise<AccountedRequest> {
    assertRecordable({ date: payment.date }, this.clock.today());
    return this.change.run(id, (request) => {
      if (!request.paymentTerms) throw new DomainError('REQUEST_WITHOUT_PRICE');
      if (!payable.includes(request.status)) throw new DomainError('INVALID_TRANSITION');
      if ((request.payments ?? []).length >= fieldLimits.paymentsMax) throw new DomainError('TOO_MANY_PAYMENTS');
      const recorded = { ...payment, id: currentCommandId(), note: payment.note ?? null };
      const paid = { ...request, payments: [...(request.payments ?? []), recorded] };
      return this.details.addPayment(request, recorded, { restPaid: this.restPaidOf(paid), at: this.clock.now() });
    });
  }

  /** Tells that nothing is due any more, if the e-mail that asks for the rest may still wait for the mail server. */
  private restPaidOf(request: StoredRequest): EventMessage | undefined {
    const { id, revision, addressRevision, restPaidCount, stayEmailsSent = [] } = request;
    const isAskedFor = isMarked(stayEmailsSent, 'balance', request);
    if (!isAskedFor || stayDaysOf(request, this.clock.today()).restDue !== undefined) return undefined;
    return recordEvent(restPaid, {
      requestId: id,
      ...(revision !== undefined && { revision }),
      ...(addressRevision !== undefined && { addressRevision }),
      ...(restPaidCount !== undefined && { restPaidCount }),
    });
  }
}
