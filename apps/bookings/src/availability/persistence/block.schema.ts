import { addHistory, type FieldDefinitions, type ModelDefinition, type WithHistory } from '@hearthstay/database';
import type { Day } from '@hearthstay/stay';
import { Schema } from 'mongoose';

/**
 * A block of the owner. Its claims on days follow its `days`: a claim on any other day is orphaned. The document is
 * stored before the first claim, and stays with its history when all of its days are freed.
 */
export interface BlockDocument extends WithHistory {
  _id: string;
  /** The days that the owner keeps blocked by it, without those that were freed. */
  days: Day[];
  /**
   * `unfinished` while it claims its days, `final` once it claims all of them, `revoked` when it took too long to
   * become final.
   */
  status: 'unfinished' | 'final' | 'revoked';
  startedAt: Date;
  /** The owner's private note. */
  note: string | null;
  /** A change of the range that is claiming its days; absent when none is in progress. */
  changingTo?: BlockChange;
}

export interface BlockChange {
  /** Of one attempt. */
  id: string;
  commandId: string;
  days: Day[];
  startedAt: Date;
}

const blockSchema = new Schema<BlockDocument>(
  {
    _id: { type: String, required: true },
    days: { type: [String], required: true },
    status: { type: String, required: true },
    startedAt: { type: Date, required: true },
    note: { type: String, default: null },
    changingTo: { type: Schema.Types.Mixed },
  } satisfies FieldDefinitions<BlockDocument, WithHistory>,
  { collection: 'blocks', versionKey: false },
);
blockSchema.index({ status: 1, startedAt: 1 });
addHistory(blockSchema);

export const blockModel: ModelDefinition = { name: 'blocks', schema: blockSchema };
