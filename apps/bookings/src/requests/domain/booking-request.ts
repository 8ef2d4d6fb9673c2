import { randomUUID } from 'node:crypto';
import type { BookingRequest, Locale, RecordedPayment, RequestFields } from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';
import type { CarriedOutCommand } from './carried-out';
import type { PaymentTerms, QuotedStay } from './quoted-stay';
import type { UndoableDecision } from './undoable-decision';

/** A booking request as this service keeps it. */
export interface StoredRequest extends BookingRequest {
  /** The claim under which the request holds its days since it was approved; `null` before that. */
  claimId: string | null;
  /** The commands of the last days that have changed it. A request has few changes, so these are few. */
  commands: CarriedOutCommand[];
  /** The latest change, if it is an admin's decision that can be undone for a while. */
  undoable: UndoableDecision | null;
  /** Present with a quote. */
  paymentTerms?: PaymentTerms;
  /** The day of the latest approval at the property; absent before it. */
  approvedOn?: Day;
  /** The payments that the owner has noted, in that order; absent without any. */
  payments?: RecordedPayment[];
}

/** Creates a request: pending, and without days. An empty message counts as none. */
export const newRequest = (
  { name, email, startDate, endDate, message, locale }: RequestFields & { locale: Locale },
  now: Date,
  quoted: QuotedStay = {},
): StoredRequest => ({
  id: randomUUID(),
  name,
  email,
  startDate,
  endDate,
  message: message || null,
  locale,
  status: 'pending',
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  guestConfirmedAt: null,
  cancellationReason: null,
  claimId: null,
  commands: [],
  undoable: null,
  ...quoted,
});

/** The request in its initial state, independently of later changes. */
export const asRequested = (request: StoredRequest): StoredRequest => ({
  ...request,
  status: 'pending',
  updatedAt: request.createdAt,
  guestConfirmedAt: null,
  cancellationReason: null,
  claimId: null,
  undoable: null,
});
