import type { FieldDefinitions, ModelDefinition } from '@hearthstay/database';
import { Schema } from 'mongoose';

export interface ReachedLimitDocument {
  _id: string;
  since: Date;
  expiresAt: Date;
}

const reachedLimitSchema = new Schema<ReachedLimitDocument>(
  {
    _id: { type: String, required: true },
    since: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  } satisfies FieldDefinitions<ReachedLimitDocument>,
  { collection: 'reached_limits', versionKey: false },
);
reachedLimitSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** The limits reached in the last day, one document for each. */
export const reachedLimitModel: ModelDefinition = { name: 'reached_limits', schema: reachedLimitSchema };
