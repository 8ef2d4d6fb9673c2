import type { guestErased, GuestDataCounts, PayloadOf } from '@hearthstay/contracts';
import type { FieldDefinitions, ModelDefinition } from '@hearthstay/database';
import { addOutbox, type WithOutbox } from '@hearthstay/outbox';
import { Schema } from 'mongoose';
import { recordRetentionMs } from '../../jobs/event-age';

/**
 * A guest who was erased, without saying who it was. As long as an event about them could still arrive, it is
 * recognised by this.
 */
export interface ErasedGuestDocument extends Omit<PayloadOf<typeof guestErased>, 'erasureId'>, WithOutbox {
  /** The id of the erasure. */
  _id: string;
  /** The instant of the erasure by the clock of events. */
  occurredAt: string;
  at: Date;
  /** What has been erased so far. */
  found: GuestDataCounts;
  /** Absent until everything is erased. */
  completedAt?: Date;
}

const erasedGuestSchema = new Schema<ErasedGuestDocument>(
  {
    _id: { type: String, required: true },
    salt: { type: String, required: true },
    addressHash: { type: String, required: true },
    nameHashes: { type: [String], required: true },
    requestIds: { type: [String], required: true },
    occurredAt: { type: String, required: true },
    at: { type: Date, required: true },
    found: { type: Schema.Types.Mixed, default: {} },
    completedAt: { type: Date },
  } satisfies FieldDefinitions<ErasedGuestDocument, WithOutbox>,
  { collection: 'erased_guests', versionKey: false, minimize: false },
);
erasedGuestSchema.index({ requestIds: 1 });
erasedGuestSchema.index({ at: 1 }, { expireAfterSeconds: recordRetentionMs / 1_000 });
addOutbox(erasedGuestSchema);

export const erasedGuestModel: ModelDefinition = { name: 'erased_guests', schema: erasedGuestSchema };

export const erasedGuestOutbox = Symbol('outbox relay of erased_guests');
