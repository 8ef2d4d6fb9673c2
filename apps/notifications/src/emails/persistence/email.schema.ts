import { Schema } from 'mongoose';
import type { OutgoingEmail } from '../email';

/**
 * `due`: to be sent, now or at `nextAttemptAt`. `leased`: one sender has it, and says what becomes of it. `sent`: a mail server has it.
 * `kept`: there is no mail server, the local mailbox shows it. `given-up`: it will not be sent; an operator who has mended the cause
 * may set it to `due` again.
 */
export type EmailStatus = 'due' | 'leased' | 'sent' | 'kept' | 'given-up';

export interface EmailDocument extends Omit<OutgoingEmail, 'html' | 'text' | 'attachments'> {
  /** See `emailId`. A repeated event meets its own e-mail here and changes nothing. */
  _id: string;
  /**
   * The bodies hold links, and each of those is a secret that opens something; elsewhere only hashes of them are stored. So they
   * stay here no longer than they are needed: a sent e-mail has none.
   */
  html?: string;
  text?: string;
  attachments?: OutgoingEmail['attachments'];
  status: EmailStatus;
  /** Attempts begun. */
  attempts: number;
  /** Not before this instant. */
  nextAttemptAt: Date;
  /** Which sender has it, for as long as it is leased. Nobody else says what has become of it. */
  leasedBy: string | null;
  /** Grows with every lease, and while its sender has it: see `LeaseWatch`. */
  renewals: number;
  lastError: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

const attachmentSchema = new Schema({ filename: String, contentType: String, content: String }, { _id: false });

export const emailSchema = new Schema<EmailDocument>(
  {
    _id: { type: String, required: true },
    eventId: { type: String, required: true },
    correlationId: { type: String, required: true },
    kind: { type: String, required: true },
    to: { type: String, required: true },
    senderName: { type: String, required: true },
    subject: { type: String, required: true },
    html: String,
    text: String,
    attachments: { type: [attachmentSchema], default: undefined },
    locale: { type: String, required: true },
    replyTo: { type: String, default: null },
    usefulUntil: { type: Date, default: null },
    status: { type: String, required: true },
    attempts: { type: Number, required: true },
    nextAttemptAt: { type: Date, required: true },
    leasedBy: { type: String, default: null },
    renewals: { type: Number, default: 0 },
    lastError: { type: String, default: null },
    createdAt: { type: Date, required: true },
    sentAt: { type: Date, default: null },
  },
  { collection: 'emails', versionKey: false },
);
emailSchema.index({ status: 1, nextAttemptAt: 1 }, { name: 'due' });
emailSchema.index({ status: 1, createdAt: -1 }, { name: 'newest' });
