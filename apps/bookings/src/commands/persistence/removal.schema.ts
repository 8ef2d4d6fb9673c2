import type { FieldDefinitions, ModelDefinition } from '@hearthstay/database';
import { Schema } from 'mongoose';

/** How long a repeated command is recognised, in days. */
export const commandLifeDays = 7;

export interface RemovalDocument {
  /** The id of the command. */
  _id: string;
  /** What the command removes. */
  removed: string;
  at: Date;
}

const removalSchema = new Schema<RemovalDocument>(
  {
    _id: { type: String, required: true },
    removed: { type: String, required: true },
    at: { type: Date, required: true },
  } satisfies FieldDefinitions<RemovalDocument>,
  { collection: 'removals', versionKey: false },
);
removalSchema.index({ at: 1 }, { expireAfterSeconds: commandLifeDays * 24 * 60 * 60 });

export const removalModel: ModelDefinition = { name: 'removals', schema: removalSchema };
