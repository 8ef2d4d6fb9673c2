import { randomUUID } from 'node:crypto';
import {
  bookingRequestSchema,
  daySchema,
  fieldsOf,
  guestDetailsSchema,
  ownerNotesSchema,
  paymentSchema,
  stayDaysSchema,
  type BookingRequest,
  type Locale,
  type RequestFields,
  type RequestStatus,
} from '@hearthstay/contracts';
import { z } from 'zod';
import { paymentTermsSchema, type PaymentTerms } from './payment-terms';
import { storedProposalSchema } from './proposal';
import type { RivalsToDecline } from './rivals-to-decline';
import type { FormerStay } from './stay-move';
import type { UndoableDecision } from './undoable-decision';

/** The fields of a request in this service. */
export const storedRequestSchema = bookingRequestSchema.extend({
  ...ownerNotesSchema.shape,
  proposal: storedProposalSchema.optional(),
  /** How often the stay was moved; absent if never. */
  revision: z.int().optional(),
  /** The claim under which the request holds its days since it was approved; `null` before that. */
  claimId: z.string().nullable(),
  /** Present with a quote. */
  paymentTerms: paymentTermsSchema.optional(),
  /** The day of the latest approval at the property; absent before it. */
  approvedOn: daySchema.optional(),
  /** The wait, in hours, after which the admins were last reminded of the request; absent before that. */
  remindedAfterHours: z.int().optional(),
  /** The e-mails of the stay that were sent, each as its kind and the days of the stay; absent without any. */
  stayEmailsSent: z.array(z.string()).optional(),
  /** The payments that the owner has noted, in that order; absent without any. */
  payments: z.array(paymentSchema).optional(),
});

/** A command that has changed a request. It is stored with the change in one update. */
export interface CarriedOutCommand {
  id: string;
  at: Date;
  /** The status of the request after the command. */
  status: RequestStatus;
}

/** A booking request as this service keeps it. */
export interface StoredRequest extends z.output<typeof storedRequestSchema> {
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
