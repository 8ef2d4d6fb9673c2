import {
  addHistory,
  type FieldDefinitions,
  type ModelDefinition,
  storedForm,
  trusted,
  type StoredFormOf,
  type WithHistory,
} from '@hearthstay/database';
import { addOutbox, type WithOutbox } from '@hearthstay/outbox';
import { Schema } from 'mongoose';
import type { CarriedOutCommand, StoredRequest } from '../domain/booking-request';
import { storedRequestSchema } from '../domain/stored-fields';
import type { IdempotencyRecord } from '../domain/idempotency-record';
import type { RivalsToDecline } from '../domain/rivals-to-decline';
import type { FormerStay, MoveInProgress } from '../domain/stay-move';
import type { UndoableDecision } from '../domain/undoable-decision';

const form = storedForm(storedRequestSchema);

export interface RequestDocument extends StoredFormOf<typeof storedRequestSchema>, WithOutbox, WithHistory {
  /** Present while a booking that the owner enters claims its days. Nobody sees it, and a crash leaves it behind. */
  unfinished?: true;
  /** Present while a move claims days. */
  moving?: MoveInProgress;
  /** Present between a move and the release of the former days. */
  movedFrom?: FormerStay;
  /** Present between an approval and the decline of its rivals. */
  rivalsToDecline?: RivalsToDecline;
  /** Claims by which this request can no longer be approved; see `RequestClaims`. */
  revokedClaims: string[];
  /** Absent once the key has expired. */
  idempotency?: IdempotencyRecord;
  /** Absent until the first change, and once they have expired. */
  commands?: CarriedOutCommand[];
  /** Absent until the first change. */
  undoable?: UndoableDecision | null;
}

/** The stored form of a new request. */
export const toDocument = (request: StoredRequest) => form.toDocument(request);

/** A stored request without the fields that only its storage needs. */
export const fromDocument = (document: RequestDocument): StoredRequest => {
  const { commands = [], undoable = null, movedFrom, rivalsToDecline } = document;
  return Object.assign(form.fromDocument(document), {
    ...{ commands, undoable },
    ...(movedFrom && { movedFrom }),
    ...(rivalsToDecline && { rivalsToDecline }),
  });
};

/** How many days before the arrival the rest of the price is due. */
export const balanceDueDays = 'paymentTerms.balanceDueDaysBefore';

const requestSchema = new Schema<RequestDocument>(
  {
    ...form.definition,
    unfinished: { type: Boolean },
    moving: { type: Schema.Types.Mixed },
    movedFrom: { type: Schema.Types.Mixed },
    rivalsToDecline: { type: Schema.Types.Mixed },
    revokedClaims: { type: [String], default: [] },
    idempotency: { type: { key: String, body: String, _id: false } },
    commands: { type: [{ id: String, at: Date, status: String, _id: false }], default: undefined },
    undoable: { type: Schema.Types.Mixed },
  } satisfies FieldDefinitions<RequestDocument, StoredFormOf<typeof storedRequestSchema> & WithHistory & WithOutbox>,
  { collection: 'booking_requests', versionKey: false },
);
requestSchema.index({ createdAt: -1 });
requestSchema.index({ email: 1, createdAt: -1 });
requestSchema.index({ claimId: 1 });
requestSchema.index({ status: 1, endDate: 1 }, { name: 'pending', partialFilterExpression: { status: 'pending' } });
requestSchema.index({ endDate: 1, startDate: 1 }, { name: 'stays' });
requestSchema.index({ [balanceDueDays]: -1 }, { partialFilterExpression: { [balanceDueDays]: { $exists: true } } });
requestSchema.index(
  { 'idempotency.key': 1 },
  { unique: true, partialFilterExpression: { 'idempotency.key': { $exists: true } } },
);
requestSchema.index(
  { 'paymentTerms.reference': 1 },
  { unique: true, partialFilterExpression: { 'paymentTerms.reference': { $exists: true } } },
);
requestSchema.index({ unfinished: 1, createdAt: 1 }, { partialFilterExpression: { unfinished: true } });
for (const field of ['moving', 'movedFrom']) {
  const claim = `${field}.claimId`;
  requestSchema.index({ [claim]: 1 }, { partialFilterExpression: { [claim]: { $exists: true } } });
}
requestSchema.index(
  { 'rivalsToDecline.commandId': 1 },
  { partialFilterExpression: { 'rivalsToDecline.commandId': { $exists: true } } },
);
for (const field of ['movedFrom.hold.claimId', 'proposal.claimId', 'proposal.validUntil']) {
  requestSchema.index({ [field]: 1 }, { partialFilterExpression: { [field]: { $exists: true } } });
}
requestSchema.index({ 'commands.at': 1 }, { partialFilterExpression: { 'commands.at': { $exists: true } } });
// One index of all statuses would be preferred for other queries. Two indexes must differ in their fields.
requestSchema.index({ updatedAt: 1 }, { name: 'declined', partialFilterExpression: { status: 'declined' } });
requestSchema.index(
  { updatedAt: 1, status: 1 },
  { name: 'cancelled', partialFilterExpression: { status: 'cancelled' } },
);
for (const field of ['history.before.email', 'history.after.email']) {
  requestSchema.index({ [field]: 1 }, { partialFilterExpression: { [field]: { $exists: true } } });
}
addOutbox(requestSchema);
addHistory(requestSchema);

/** The filter for requests that exist for their readers. */
export const isFinished = { unfinished: trusted({ $exists: false }) };

export const requestModel: ModelDefinition = {
  name: 'booking_requests',
  schema: requestSchema,
};

export const requestOutbox = Symbol('outbox relay of booking_requests');
