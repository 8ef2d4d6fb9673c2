import { Schema } from 'mongoose';
import type { OutgoingEmail } from '../email-job';
import { rememberedMs } from '../event-age';
import { havingContent, type EmailContentField } from './email-content';

/**
 * `due`: to be sent, now or at `nextAttemptAt`. `leased`: one sender has it, and says what becomes of it. `sent`: a mail server has it.
 * `kept`: there is no mail server, the local mailbox shows it. `given-up`: it will not be sent; an operator who has mended the cause
 * may set it to `due` again while it still has its content.
 */
export type EmailJobStatus = 'due' | 'leased' | 'sent' | 'kept' | 'given-up';

/** An e-mail; a record without content once it has been sent, and some days after it was kept or given up. */
export interface EmailJobDocument
  extends Omit<OutgoingEmail, EmailContentField>, Partial<Pick<OutgoingEmail, EmailContentField>> {
  /** See `emailId`. A repeated event meets its own e-mail here and changes nothing. */
  _id: string;
  status: EmailJobStatus;
  /** Attempts begun. */
  attempts: number;
  /** Not before this instant. */
  nextAttemptAt: Date;
  /** Which sender has it, for as long as it is leased. Nobody else says what has become of it. */
  leasedBy: string | null;
  /** Grows with every lease, and while its sender has it: see `LeaseExpiry`. */
  renewals: number;
  lastError: string | null;
  createdAt: Date;
  sentAt: Date | null;
  /** When it was kept or given up. Absent in e-mails of versions that did not note it. */
  endedAt?: Date | null;
}

const attachmentSchema = new Schema({ filename: String, contentType: String, content: String }, { _id: false });

export const emailJobSchema = new Schema<EmailJobDocument>(
  {
    _id: { type: String, required: true },
    eventId: { type: String, required: true },
    correlationId: { type: String, required: true },
    kind: { type: String, required: true },
    to: { type: String, required: true },
    senderName: String,
    subject: String,
    html: String,
    text: String,
    attachments: { type: [attachmentSchema], default: undefined },
    locale: { type: String, required: true },
    replyTo: String,
    usefulUntil: { type: Date, default: null },
    status: { type: String, required: true },
    attempts: { type: Number, required: true },
    nextAttemptAt: { type: Date, required: true },
    leasedBy: { type: String, default: null },
    renewals: { type: Number, default: 0 },
    lastError: { type: String, default: null },
    createdAt: { type: Date, required: true },
    sentAt: { type: Date, default: null },
    endedAt: { type: Date, default: null },
  },
  { collection: 'emails', versionKey: false },
);
emailJobSchema.index({ status: 1, nextAttemptAt: 1 }, { name: 'due' });
// Not the fields of `newest`, which older versions have made: the same fields with other options are refused.
emailJobSchema.index({ status: 1, createdAt: 1 }, { name: 'with-content', partialFilterExpression: havingContent });
emailJobSchema.index({ createdAt: 1 }, { name: 'retention', expireAfterSeconds: rememberedMs / 1_000 });
