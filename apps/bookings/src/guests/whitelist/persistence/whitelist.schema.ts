import { removedGuestDays, type WhitelistEntry } from '@hearthstay/contracts';
import { addHistory, type FieldDefinitions, type ModelDefinition, type WithHistory } from '@hearthstay/database';
import { Schema } from 'mongoose';

/** An address that is on the whitelist, or has been. */
export interface WhitelistDocument extends Omit<WhitelistEntry, 'id'>, WithHistory {
  _id: string;
  /**
   * When the guest was removed; `null` while they are on the whitelist. The document stays after the removal
   * to keep its history, and an address that is added again continues it.
   */
  removedAt: Date | null;
}

const whitelistSchema = new Schema<WhitelistDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    notes: { type: String, default: '' },
    removedAt: { type: Date, default: null },
  } satisfies FieldDefinitions<WhitelistDocument, WithHistory>,
  { collection: 'whitelist', versionKey: false },
);
whitelistSchema.index({ email: 1 }, { unique: true });
whitelistSchema.index({ removedAt: 1 }, { expireAfterSeconds: removedGuestDays * 24 * 60 * 60 });
addHistory(whitelistSchema);

export const whitelistModel: ModelDefinition = { name: 'whitelist', schema: whitelistSchema };
