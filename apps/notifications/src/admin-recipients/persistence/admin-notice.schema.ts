import { Schema } from 'mongoose';
import type { ComposedEmail } from '../../emails/email';

/** An e-mail to every admin. It waits here until it is known who they are, and stays as the mark that it has been dealt with. */
export interface AdminNoticeDocument {
  /** The event and the kind of e-mail: a repeated event meets its own notice. */
  _id: string;
  eventId: string;
  correlationId: string;
  isWaiting: boolean;
  /** Gone once the notice is with the queue. */
  email?: ComposedEmail;
}

export const adminNoticeSchema = new Schema<AdminNoticeDocument>(
  {
    _id: { type: String, required: true },
    eventId: { type: String, required: true },
    correlationId: { type: String, required: true },
    isWaiting: { type: Boolean, required: true },
    email: { type: Schema.Types.Mixed },
  },
  { collection: 'admin_notices', versionKey: false },
);
adminNoticeSchema.index({ isWaiting: 1 }, { name: 'waiting' });
