import type { FieldDefinitions } from '@hearthstay/database';
import { Schema } from 'mongoose';
import type { EmailDraft } from '../../jobs/email-job';
import { recordRetentionMs } from '../../jobs/event-age';

/**
 * An e-mail to every admin. It waits here until the admins are known, and stays as a record that the event was handled.
 */
export interface AdminNoticeDocument {
  /** The event and the kind of e-mail, so that a duplicate event finds its own notice. */
  _id: string;
  eventId: string;
  correlationId: string;
  waitsForRoster: boolean;
  /** Absent once the notice is queued or has waited too long. */
  draft?: EmailDraft;
  createdAt: Date;
}

export const adminNoticeSchema = new Schema<AdminNoticeDocument>(
  {
    _id: { type: String, required: true },
    eventId: { type: String, required: true },
    correlationId: { type: String, required: true },
    waitsForRoster: { type: Boolean, required: true },
    draft: { type: Schema.Types.Mixed },
    createdAt: { type: Date, required: true },
  } satisfies FieldDefinitions<AdminNoticeDocument>,
  { collection: 'admin_notices', versionKey: false, minimize: false },
);
adminNoticeSchema.index({ waitsForRoster: 1 }, { name: 'waits-for-roster' });
adminNoticeSchema.index({ createdAt: 1 }, { name: 'retention', expireAfterSeconds: recordRetentionMs / 1_000 });
