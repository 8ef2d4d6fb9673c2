import type { ModelDefinition } from '@hearthstay/database';
import { Schema } from 'mongoose';

/** How often a key has been used; in the shape that `RateLimiterMongo` reads and writes. */
interface RateLimitDocument {
  key: string;
  points: number;
  /** When the count begins anew. */
  expire: Date;
}

const rateLimitSchema = new Schema<RateLimitDocument>(
  { key: { type: String, required: true }, points: { type: Number, required: true }, expire: { type: Date } },
  { collection: 'rate_limits', versionKey: false },
);
// The library would make them too, but in the background: a service must not be ready before counts are exact.
rateLimitSchema.index({ key: 1 }, { unique: true });
rateLimitSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });

/** Where a service counts. One collection for all of its limits. */
export const rateLimitModel: ModelDefinition = { name: 'rate_limits', schema: rateLimitSchema };
