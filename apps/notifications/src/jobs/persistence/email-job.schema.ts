import type { EmailFailure, Locale, LoggedKind, NoticeChannelName } from '@hearthstay/contracts';
import type { FieldDefinitions } from '@hearthstay/database';
import { Schema } from 'mongoose';
import type { RenderedEmail } from '../../templates/rendered-email';
import { recordRetentionMs } from '../event-age';
import { endedStatuses, type EmailJobStatus } from '../email-state';
import { indexedContent } from './email-content';

/** The failure of the latest attempt. */
export interface StoredFailure extends EmailFailure {
  /** The time of the first failed attempt. */
  since: Date;
  /** The time of the latest failed attempt. */
  at: Date;
}

/**
 * A queued e-mail as data. After it was sent, cancelled or superseded, and some days after it was given up, a record
 * without content. Rendered while the local mailbox shows it.
 */
export interface EmailJobDocument extends Partial<RenderedEmail> {
  /** See `emailJobId` and `requestOrderOf`. A duplicate event finds its e-mail here and changes nothing. */
  _id: string;
  eventId: string;
  correlationId: string;
  kind: LoggedKind;
  /** Of a notice beside e-mail. */
  channel?: NoticeChannelName;
  to: string;
  locale: Locale;
  /** The order of an e-mail about a request: see `requestOrderOf`; absent in others. */
  orderKey?: string;
  /** Of an e-mail about a request. It stays when the content is removed. */
  requestId?: string;
  /** Absent before the first move. */
  revision?: number;
  /** See `EmailDraft`; absent in the first one since the stay was moved. */
  again?: number;
  /** Of an e-mail that a guest gets once for the days of a stay: the first and the last one. */
  days?: string;
  /** The id of the later e-mail in place of which this one is not sent. */
  supersededBy?: string;
  /** Matches the schema of its kind at the time when it was queued. */
  data?: unknown;
  /** No attempt is made after this instant. */
  usefulUntil: Date | null;
  /** Whether it was queued for later; absent in others. */
  waitsForDate?: boolean;
  cancelKey?: string;
  /** The cancellation of an e-mail that is leased or was given up, which is not tried again. */
  cancelledAt?: Date;
  status: EmailJobStatus;
  /** The number of attempts. */
  attempts: number;
  /** The due time. The record expires some time after it. */
  dueAt: Date;
  /** The time of the next attempt: `dueAt`, or later after a failure. */
  nextAttemptAt: Date;
  /** The worker that leases it. Only this worker changes its state. */
  leasedBy: string | null;
  /** Increases with every lease and renewal: see `LeaseExpiry`. */
  renewals: number;
  lastError: string | null;
  /** Why the latest attempt has failed, as the owner is told; until the e-mail is sent. */
  failure?: StoredFailure;
  queuedAt: Date;
  /** The time of an e-mail in the local mailbox. */
  createdAt?: Date;
  sentAt: Date | null;
  /** The time at which it was kept, cancelled, superseded or given up. */
  endedAt: Date | null;
}

const failureSchema = new Schema({ reason: String, details: String, since: Date, at: Date }, { _id: false });
const imageSchema = new Schema({ filename: String, contentType: String, cid: String, content: String }, { _id: false });
const attachmentSchema = new Schema({ filename: String, contentType: String, content: String }, { _id: false });

export const emailJobSchema = new Schema<EmailJobDocument>(
  {
    _id: { type: String, required: true },
    eventId: { type: String, required: true },
    correlationId: { type: String, required: true },
    kind: { type: String, required: true },
    channel: String,
    to: { type: String, required: true },
    locale: { type: String, required: true },
    orderKey: String,
    requestId: String,
    revision: Number,
    again: Number,
    days: String,
    supersededBy: String,
    data: Schema.Types.Mixed,
    senderName: String,
    subject: String,
    html: String,
    text: String,
    attachments: { type: [attachmentSchema], default: undefined },
    images: { type: [imageSchema], default: undefined },
    replyTo: String,
    usefulUntil: { type: Date, default: null },
    waitsForDate: Boolean,
    cancelKey: String,
    cancelledAt: Date,
    status: { type: String, required: true },
    attempts: { type: Number, required: true },
    dueAt: { type: Date, required: true },
    nextAttemptAt: { type: Date, required: true },
    leasedBy: { type: String, default: null },
    renewals: { type: Number, default: 0 },
    lastError: { type: String, default: null },
    failure: failureSchema,
    queuedAt: { type: Date, required: true },
    createdAt: Date,
    sentAt: { type: Date, default: null },
    endedAt: { type: Date, default: null },
  } satisfies FieldDefinitions<EmailJobDocument>,
  // The data of a kind may be empty.
  { collection: 'emails', versionKey: false, minimize: false },
);
emailJobSchema.index({ status: 1, nextAttemptAt: 1 }, { name: 'due' });
emailJobSchema.index({ status: 1, dueAt: 1 }, { name: 'with-data', partialFilterExpression: indexedContent.data });
emailJobSchema.index(
  { status: 1, createdAt: 1 },
  { name: 'with-content', partialFilterExpression: indexedContent.rendered },
);
emailJobSchema.index(
  { cancelKey: 1, status: 1 },
  { name: 'cancel-key', partialFilterExpression: { cancelKey: { $exists: true } } },
);
emailJobSchema.index({ orderKey: 1 }, { name: 'order', partialFilterExpression: { orderKey: { $exists: true } } });
emailJobSchema.index({ requestId: 1 }, { name: 'request', partialFilterExpression: { requestId: { $exists: true } } });
emailJobSchema.index({ to: 1 }, { name: 'recipient' });
// The log: the newest of each state, and their numbers.
emailJobSchema.index({ status: 1, dueAt: 1, _id: 1 }, { name: 'newest' });
// It is partial, so that no database prefers it to `due`.
emailJobSchema.index(
  { status: 1, kind: 1 },
  { name: 'counts', partialFilterExpression: { status: { $in: endedStatuses } } },
);
emailJobSchema.index({ dueAt: 1 }, { name: 'record', expireAfterSeconds: recordRetentionMs / 1_000 });
