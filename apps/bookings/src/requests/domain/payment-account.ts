import type {
  AccountedRequest,
  bookingApproved,
  GuestRequest,
  Payee,
  PaymentAccount,
  PaymentStatus,
  PayloadOf,
} from '@hearthstay/contracts';
import { duePayments, paidAmount, paymentState, type DuePayment } from '@hearthstay/prices';
import { isTaken, type Day } from '@hearthstay/stay';
import type { Settings } from '../../settings/domain/settings';
import { sectionOf } from '../../settings/domain/stored-sections';
import type { StoredRequest } from '../../request-store/domain/booking-request';

type Priced = Pick<StoredRequest, 'paymentTerms' | 'payments' | 'startDate'> & {
  quote?: Parameters<typeof duePayments>[0];
};

/** What is due of a request that is approved on a day; nothing if it has no price. */
export const dueWhenApproved = ({ quote, paymentTerms, payments, startDate }: Priced, approvedOn: Day): DuePayment[] =>
  quote && paymentTerms ? duePayments(quote, { approvedOn, arrival: startDate }, paymentTerms, payments) : [];

/** The payment schedule of a request that is approved on a day; `undefined` if it has no price. */
export const paymentWhenApproved = (
  request: StoredRequest,
  approvedOn: Day,
  settings: Pick<Settings, 'prices'>,
): PayloadOf<typeof bookingApproved>['payment'] => {
  const { paymentTerms } = request;
  if (!paymentTerms) return undefined;
  const due = dueWhenApproved(request, approvedOn);
  return { reference: paymentTerms.reference, due, payTo: due.length > 0 ? sectionOf('prices', settings).payTo : null };
};

const dueNow = (request: StoredRequest): DuePayment[] =>
  isTaken(request.status) && request.approvedOn !== undefined ? dueWhenApproved(request, request.approvedOn) : [];

const statusOf = (request: StoredRequest, today: Day): PaymentStatus | undefined => {
  const { quote, paymentTerms, payments = [] } = request;
  if (!quote || !paymentTerms) return undefined;
  return {
    reference: paymentTerms.reference,
    state: paymentState(quote, payments),
    paid: paidAmount(payments),
    due: dueNow(request).map((due) => ({ ...due, isOverdue: due.date < today })),
  };
};

const accountOf = (request: StoredRequest, today: Day): PaymentAccount | undefined => {
  const status = statusOf(request, today);
  return status && { ...status, payments: request.payments ?? [] };
};

/** The request with its paid and due amounts, for the owner. */
export const accountedRequest = <Request extends StoredRequest>(
  request: Request,
  today: Day,
): Request & AccountedRequest => {
  const payment = accountOf(request, today);
  return { ...request, ...(payment && { payment }) };
};

/** The same for the guest, with the account to pay to as long as something is due. */
export const guestRequest = (request: StoredRequest, today: Day, payTo: Payee | null): GuestRequest => {
  const status = statusOf(request, today);
  return { ...request, ...(status && { payment: { ...status, payTo: status.due.length > 0 ? payTo : null } }) };
};
