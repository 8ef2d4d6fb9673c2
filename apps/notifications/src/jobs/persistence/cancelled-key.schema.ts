import type { FieldDefinitions, ModelDefinition } from '@hearthstay/database';
import { Schema } from 'mongoose';
import { recordRetentionMs } from '../event-age';

/** A cancel key that was cancelled. */
export interface CancelledKeyDocument {
  /** The key. */
  _id: string;
  at: Date;
}

const cancelledKeySchema = new Schema<CancelledKeyDocument>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
  } satisfies FieldDefinitions<CancelledKeyDocument>,
  { collection: 'cancelled_keys', versionKey: false },
);
// As long as records of e-mails: an event that is older creates none.
cancelledKeySchema.index({ at: 1 }, { expireAfterSeconds: recordRetentionMs / 1_000 });

export const cancelledKeyModel: ModelDefinition = { name: 'cancelled_keys', schema: cancelledKeySchema };
