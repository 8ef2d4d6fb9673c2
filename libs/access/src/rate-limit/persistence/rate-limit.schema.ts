import type { FieldDefinitions, ModelDefinition } from '@hearthstay/database';
import { Schema } from 'mongoose';

/** The uses of a key within one period. */
export interface RateLimitDocument {
  key: string;
  points: number;
  /** When the period ends. */
  expire: Date;
}

const rateLimitSchema = new Schema<RateLimitDocument>(
  {
    key: { type: String, required: true },
    points: { type: Number, required: true },
    expire: { type: Date },
  } satisfies FieldDefinitions<RateLimitDocument>,
  { collection: 'rate_limits', versionKey: false },
);
// The unique index also refuses the upsert of a counter that is used up; see `CounterRepository`.
rateLimitSchema.index({ key: 1 }, { unique: true });
rateLimitSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });

/** One collection for all limits of a service. */
export const rateLimitModel: ModelDefinition = { name: 'rate_limits', schema: rateLimitSchema };
