import { randomUUID } from 'node:crypto';
import {
  fieldsOf,
  guestDetailsSchema,
  stayDaysSchema,
  type BookingRequest,
  type Locale,
  type RequestFields,
  type RequestStatus,
} from '@hearthstay/contracts';
import type { PaymentTerms } from './payment-terms';
import type { RivalsToDecline } from './rivals-to-decline';
import type { FormerStay } from './stay-move';
import type { StoredFields } from './stored-fields';
import type { UndoableDecision } from './undoable-decision';

/** A command that has changed a request. It is stored with the change in one update. */
export interface CarriedOutCommand {
  id: string;
  at: Date;
  /** The status of the request after the command. */
  status: RequestStatus;
}

/** A booking request as this service keeps it. */
export interface StoredRequest extends StoredFields {
  /** The commands of the last days that have changed it. A request has few changes, so these are few. */
  commands: CarriedOutCommand[];
  /** The latest change, if it is an admin's decision that can be undone for a while. */
  undoable: UndoableDecision | null;
  /** Present between a move and the release of the former days. */
  movedFrom?: FormerStay;
  /** Present between an approval and the decline of its rivals, if the admin asked for that. */
  rivalsToDecline?: RivalsToDecline;
}

export type CancellationWish = NonNullable<BookingRequest['cancellationWish']>;

/** A request whose guest has an e-mail address. */
export type ReachableRequest = StoredRequest & { email: string };

export const isReachable = (request: StoredRequest): request is ReachableRequest => request.email !== null;

/** The guests and the price, if the house has them. */
export type QuotedStay = Pick<BookingRequest, 'adults' | 'children' | 'quote'> & { paymentTerms?: PaymentTerms };

const detailsOf = fieldsOf(guestDetailsSchema);
const daysOf = fieldsOf(stayDaysSchema);

type NewRequestFields = Omit<RequestFields, 'email'> & { email: string | null; locale: Locale };

/** Creates a request: pending, and without days. An empty message counts as none. */
export const newRequest = <Fields extends NewRequestFields>(
  fields: Fields,
  now: Date,
  quoted: QuotedStay = {},
): StoredRequest & Pick<Fields, 'email'> => ({
  id: randomUUID(),
  ...detailsOf(fields),
  ...daysOf(fields),
  email: fields.email,
  message: fields.message || null,
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
export const asRequested = ({ cancellationWish, proposal, ...request }: StoredRequest): StoredRequest => ({
  ...request,
  status: 'pending',
  updatedAt: request.createdAt,
  guestConfirmedAt: null,
  cancellationReason: null,
  claimId: null,
  undoable: null,
});
