import type { FieldDefinitions, ModelDefinition } from '@hearthstay/database';
import type { Day } from '@hearthstay/stay';
import { Schema } from 'mongoose';

/**
 * The claims on a day: of one request, or of any number of blocks, and in either case of any number of feeds. The day
 * is the `_id`, so the database itself refuses a second request. There is a document exactly as long as there is a
 * claim.
 */
export interface OccupiedDayDocument {
  _id: Day;
  requestId: string | null;
  /** The request's claim; `null` without a request. */
  claimId: string | null;
  guestName: string | null;
  /** Present if the request has the day by an offer, whose guest is not shown. */
  isHold?: true;
  /** The revision of the unit by which the request has claimed the day; absent while there has been one unit only. */
  unitRevision?: number;
  blockIds: string[];
  /**
   * The latest change of a block's range that has claimed the day; absent when none has. A release that has read an
   * older change skips the day, because a block may have claimed it again.
   */
  blockChangeId?: string;
  /** Absent in a day that no feed has ever claimed. */
  feedIds?: string[];
  /**
   * When the first of the claims was made, even if it has been released since. It is the request's, except on the last
   * day of a stay: `TurnoverRepository` claims that also where a feed has claimed it before.
   */
  claimedAt: Date;
}

const occupiedDaySchema = new Schema<OccupiedDayDocument>(
  {
    _id: { type: String, required: true },
    requestId: { type: String, default: null },
    claimId: { type: String, default: null },
    guestName: { type: String, default: null },
    isHold: { type: Boolean },
    unitRevision: { type: Number },
    blockIds: { type: [String], default: [] },
    blockChangeId: { type: String },
    feedIds: { type: [String], default: undefined },
    claimedAt: { type: Date, required: true },
  } satisfies FieldDefinitions<OccupiedDayDocument>,
  { collection: 'occupied_days', versionKey: false },
);
occupiedDaySchema.index({ feedIds: 1 }, { partialFilterExpression: { feedIds: { $exists: true } } });

export const occupiedDayModel: ModelDefinition = { name: 'occupied_days', schema: occupiedDaySchema };
