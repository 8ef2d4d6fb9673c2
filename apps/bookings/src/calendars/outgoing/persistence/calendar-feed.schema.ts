import {
  addHistory,
  type FieldDefinitions,
  type ModelDefinition,
  storedForm,
  type StoredFormOf,
  type WithHistory,
} from '@hearthstay/database';
import { Schema } from 'mongoose';
import { slotField, slotIndex, type Slotted } from '../../persistence/slots';
import type { EventVersions } from '../domain/event-versions';
import { outgoingFeedSchema } from '../domain/outgoing-feed';

export const feedForm = storedForm(outgoingFeedSchema);

/** How long reads, and the history of a removed feed, are kept, in days. */
const keptDays = { reads: 90, removed: 365 };
const secondsPerDay = 24 * 60 * 60;

/** A feed: a calendar of the house that others read. */
export interface CalendarFeedDocument extends StoredFormOf<typeof outgoingFeedSchema>, WithHistory, Slotted {
  /** The hash of the token in its address. */
  tokenHash: string;
  /** The exported versions of events; absent before the first read. */
  versions?: EventVersions;
  /** Grows by one with each change of the versions. */
  versionsRevision?: number;
  addedAt: Date;
}

const calendarFeedSchema = new Schema<CalendarFeedDocument>(
  {
    ...feedForm.definition,
    tokenHash: { type: String, required: true },
    versions: { type: Schema.Types.Mixed },
    versionsRevision: { type: Number },
    addedAt: { type: Date, required: true },
    removedAt: { type: Date, default: null },
    slot: slotField,
  } satisfies FieldDefinitions<CalendarFeedDocument, StoredFormOf<typeof outgoingFeedSchema> & WithHistory>,
  { collection: 'calendar_feeds', versionKey: false },
);
calendarFeedSchema.index({ tokenHash: 1 }, { unique: true });
calendarFeedSchema.index({ removedAt: 1 }, { expireAfterSeconds: keptDays.removed * secondsPerDay });
calendarFeedSchema.index(...slotIndex);
addHistory(calendarFeedSchema);

export const calendarFeedModel: ModelDefinition = { name: 'calendar_feeds', schema: calendarFeedSchema };

/** One read of a feed. */
export interface FeedReadDocument {
  _id: string;
  feedId: string;
  at: Date;
  userAgent: string;
}

const feedReadSchema = new Schema<FeedReadDocument>(
  {
    _id: { type: String, required: true },
    feedId: { type: String, required: true },
    at: { type: Date, required: true },
    userAgent: { type: String, default: '' },
  } satisfies FieldDefinitions<FeedReadDocument>,
  { collection: 'feed_reads', versionKey: false },
);
feedReadSchema.index({ feedId: 1, at: 1 });
feedReadSchema.index({ at: 1 }, { expireAfterSeconds: keptDays.reads * secondsPerDay });

export const feedReadModel: ModelDefinition = { name: 'feed_reads', schema: feedReadSchema };
