import type { ModelDefinition } from '@hearthstay/database';
import { Schema } from 'mongoose';

/** The uses of a key, in the format of `RateLimiterMongo`. */
interface RateLimitDocument {
  key: string;
  points: number;
  /** When the period ends. */
  expire: Date;
}

const rateLimitSchema = new Schema<RateLimitDocument>(
  { key: { type: String, required: true }, points: { type: Number, required: true }, expire: { type: Date } },
  { collection: 'rate_limits', versionKey: false },
);
// The library would create them in the background; the service must not be ready before counts are exact.
rateLimitSchema.index({ key: 1 }, { unique: true });
rateLimitSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });

/** One collection for all limits of a service. */
export const rateLimitModel: ModelDefinition = { name: 'rate_limits', schema: rateLimitSchema };
