import { Schema } from 'mongoose';
import type { EmailDraft, RenderedDraft } from '../../jobs/email-job';
import { recordRetentionMs } from '../../jobs/event-age';

/**
 * An e-mail to every admin. It waits here until the admins are known, and stays as a record that the event was handled.
 */
export interface AdminNoticeDocument {
  /** The event and the kind of e-mail, so that a duplicate event finds its own notice. */
  _id: string;
  eventId: string;
  correlationId: string;
  waitsForRoster?: boolean;
  /** Absent once the notice is queued or has waited too long. */
  draft?: EmailDraft;
  /** `waitsForRoster` of versions that queue rendered e-mails; their instances must not find a draft. */
  isWaiting?: boolean;
  /** `draft` in versions that queue rendered e-mails. */
  email?: RenderedDraft;
  /** Absent in notices of versions without it, until `Retention` has dated them. */
  createdAt?: Date;
}

export const adminNoticeSchema = new Schema<AdminNoticeDocument>(
  {
    _id: { type: String, required: true },
    eventId: { type: String, required: true },
    correlationId: { type: String, required: true },
    waitsForRoster: { type: Boolean },
    draft: { type: Schema.Types.Mixed },
    isWaiting: { type: Boolean },
    email: { type: Schema.Types.Mixed },
    createdAt: { type: Date },
  },
  { collection: 'admin_notices', versionKey: false, minimize: false },
);
adminNoticeSchema.index({ waitsForRoster: 1 }, { name: 'waits-for-roster' });
adminNoticeSchema.index({ isWaiting: 1 }, { name: 'waiting' });
adminNoticeSchema.index({ createdAt: 1 }, { name: 'retention', expireAfterSeconds: recordRetentionMs / 1_000 });
