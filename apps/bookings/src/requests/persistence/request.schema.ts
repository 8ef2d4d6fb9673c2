import type { ModelDefinition } from '@hearthstay/database';
import type { BookingRequest, RecordedPayment } from '@hearthstay/contracts';
import { addHistory, type WithHistory } from '@hearthstay/history';
import { addOutbox, type WithOutbox } from '@hearthstay/outbox';
import type { Day } from '@hearthstay/stay';
import { Schema } from 'mongoose';
import type { CarriedOutCommand } from '../domain/carried-out';
import type { IdempotencyRecord } from '../domain/idempotency-record';
import type { PaymentTerms } from '../domain/quoted-stay';
import type { UndoableDecision } from '../domain/undoable-decision';

type Instant = 'createdAt' | 'updatedAt' | 'guestConfirmedAt';

export interface RequestDocument extends Omit<BookingRequest, 'id' | Instant>, WithOutbox, WithHistory {
  _id: string;
  createdAt: Date;
  updatedAt: Date;
  guestConfirmedAt: Date | null;
  claimId: string | null;
  /** Claims by which this request can no longer be approved; see `RequestClaims`. */
  revokedClaims: string[];
  /**
   * Absent once the key has expired, and in requests of earlier versions whose client named no key. The field keeps its
   * first name because stored requests and their unique index use it.
   */
  sentOnce?: IdempotencyRecord;
  /** Absent in requests of earlier versions, and once they have expired. */
  commands?: CarriedOutCommand[];
  /** Absent until the first change, and in requests of earlier versions. */
  undoable?: UndoableDecision | null;
  paymentTerms?: PaymentTerms;
  approvedOn?: Day;
  payments?: RecordedPayment[];
}

const requestSchema = new Schema<RequestDocument>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    email: { type: String, required: true },
    startDate: { type: String, required: true },
    endDate: { type: String, required: true },
    message: { type: String, default: null },
    status: { type: String, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    guestConfirmedAt: { type: Date, default: null },
    cancellationReason: { type: String, default: null },
    locale: { type: String, required: true },
    adults: { type: Number },
    children: { type: [Schema.Types.Mixed], default: undefined },
    quote: { type: Schema.Types.Mixed },
    priceNote: { type: String },
    paymentTerms: { type: Schema.Types.Mixed },
    approvedOn: { type: String },
    payments: { type: [Schema.Types.Mixed], default: undefined },
    claimId: { type: String, default: null },
    revokedClaims: { type: [String], default: [] },
    sentOnce: { type: { key: String, body: String, _id: false } },
    commands: { type: [{ id: String, at: Date, status: String, _id: false }], default: undefined },
    undoable: { type: Schema.Types.Mixed },
  },
  { collection: 'booking_requests', versionKey: false },
);
requestSchema.index({ createdAt: -1 });
requestSchema.index({ email: 1, createdAt: -1 });
requestSchema.index({ claimId: 1 });
requestSchema.index(
  { 'sentOnce.key': 1 },
  { unique: true, partialFilterExpression: { 'sentOnce.key': { $exists: true } } },
);
requestSchema.index(
  { 'paymentTerms.reference': 1 },
  { unique: true, partialFilterExpression: { 'paymentTerms.reference': { $exists: true } } },
);
requestSchema.index({ 'commands.at': 1 }, { partialFilterExpression: { 'commands.at': { $exists: true } } });
addOutbox(requestSchema);
addHistory(requestSchema);

export const requestModel: ModelDefinition = {
  name: 'booking_requests',
  schema: requestSchema,
};

export const requestOutbox = Symbol('outbox relay of booking_requests');
