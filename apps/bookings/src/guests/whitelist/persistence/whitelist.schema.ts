import type { WhitelistEntry } from '@hearthstay/contracts';
import type { ModelDefinition } from '@hearthstay/database';
import { Schema } from 'mongoose';

export interface WhitelistDocument extends Omit<WhitelistEntry, 'id'> {
  _id: string;
  /** The command that has added the entry; absent in entries of earlier versions. */
  commandId?: string;
}

const whitelistSchema = new Schema<WhitelistDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    notes: { type: String, default: '' },
    commandId: { type: String },
  },
  { collection: 'whitelist', versionKey: false },
);
whitelistSchema.index({ email: 1 }, { unique: true });

export const whitelistModel: ModelDefinition = { name: 'whitelist', schema: whitelistSchema };
