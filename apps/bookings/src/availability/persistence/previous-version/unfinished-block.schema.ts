import type { ModelDefinition } from '@hearthstay/database';
import type { Day } from '@hearthstay/stay';
import { Schema } from 'mongoose';

/** A block that an instance of the version before is creating. It deletes the document to make the block final. */
export interface UnfinishedBlockDocument {
  _id: string;
  days: Day[];
  startedAt: Date;
  /** Whether the block can no longer become final. */
  isRevoked: boolean;
}

const unfinishedBlockSchema = new Schema<UnfinishedBlockDocument>(
  {
    _id: { type: String, required: true },
    days: { type: [String], required: true },
    startedAt: { type: Date, required: true },
    isRevoked: { type: Boolean, required: true },
  },
  { collection: 'unfinished_blocks', versionKey: false },
);

export const unfinishedBlockModel: ModelDefinition = { name: 'unfinished_blocks', schema: unfinishedBlockSchema };
