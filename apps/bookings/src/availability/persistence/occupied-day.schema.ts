import type { ModelDefinition } from '@hearthstay/database';
import type { Day } from '@hearthstay/stay';
import { Schema } from 'mongoose';

/** Who has a day. The day is the identity, so the database itself refuses to give it to two. */
export interface OccupiedDayDocument {
  _id: Day;
  type: 'booking' | 'blocked';
  requestId: string | null;
  claimId: string | null;
  /** The blocks that hold a blocked day; see `BlockedDayRepository`. */
  blockIds: string[];
  guestName: string | null;
  claimedAt: Date;
}

const occupiedDaySchema = new Schema<OccupiedDayDocument>(
  {
    _id: { type: String, required: true },
    type: { type: String, required: true },
    requestId: { type: String, default: null },
    claimId: { type: String, default: null },
    blockIds: { type: [String], default: [] },
    guestName: { type: String, default: null },
    claimedAt: { type: Date, required: true },
  },
  { collection: 'occupied_days', versionKey: false },
);
occupiedDaySchema.index({ claimId: 1 });

export const occupiedDayModel: ModelDefinition = { name: 'occupied_days', schema: occupiedDaySchema };
