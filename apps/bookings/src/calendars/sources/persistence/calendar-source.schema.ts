import { calendarFieldsSchema, type CalendarFields } from '@hearthstay/contracts';
import {
  addHistory,
  type FieldDefinitions,
  type ModelDefinition,
  storedForm,
  type WithHistory,
} from '@hearthstay/database';
import { addOutbox, type WithOutbox } from '@hearthstay/outbox';
import { Schema } from 'mongoose';
import { slotField, slotIndex, type Slotted } from '../../persistence/slots';
import type { CalendarSource } from '../domain/calendar-source';

/** How long the history of a removed calendar is kept, in days. */
const removedCalendarDays = 365;

export interface CalendarSourceDocument extends Omit<CalendarSource, 'id'>, WithHistory, WithOutbox, Slotted {
  _id: string;
  addedAt: Date;
  /** The beginning of the latest outage that was reported to admins. */
  warnedOutage: Date | null;
  /** When it was removed. Its address and its days are deleted at once, its history later. */
  removedAt: Date | null;
  /** Whether the claims of a removed calendar are finally released, so that no reading can claim days any more. */
  isReleased: boolean;
}

/** All fields but those that an admin sets. */
const otherFields = {
  _id: { type: String, required: true },
  etag: { type: String },
  lastModified: { type: String },
  contentHash: { type: String },
  parsedOn: { type: String },
  leftOut: { type: Schema.Types.Mixed, default: {} },
  warnings: { type: Schema.Types.Mixed, default: {} },
  unreadable: { type: Schema.Types.Mixed, default: [] },
  parsing: { type: Schema.Types.Mixed, default: null },
  nights: { type: [String], required: true },
  pastNights: { type: [String], default: [] },
  echoes: { type: [{ day: String, orphanedAt: Date, _id: false }], required: true },
  vanished: { type: Schema.Types.Mixed, default: null },
  lastSuccess: { type: Date, default: null },
  failure: { type: Schema.Types.Mixed, default: null },
  nextReadAt: { type: Date, default: null },
  readingId: { type: String, default: null },
  readingUntil: { type: Date, default: null },
  warnedConflicts: { type: [String], default: [] },
  warnedOutage: { type: Date, default: null },
  addedAt: { type: Date, required: true },
  removedAt: { type: Date, default: null },
  slot: slotField,
  isReleased: { type: Boolean, default: false },
} satisfies FieldDefinitions<CalendarSourceDocument, CalendarFields & WithHistory & WithOutbox>;

const calendarSourceSchema = new Schema<CalendarSourceDocument>(
  { ...storedForm(calendarFieldsSchema).definition, ...otherFields },
  { collection: 'calendar_sources', versionKey: false, minimize: false },
);
calendarSourceSchema.index({ removedAt: 1 }, { expireAfterSeconds: removedCalendarDays * 24 * 60 * 60 });
calendarSourceSchema.index(...slotIndex);
addHistory(calendarSourceSchema);
addOutbox(calendarSourceSchema);

export const calendarSourceModel: ModelDefinition = { name: 'calendar_sources', schema: calendarSourceSchema };

export const calendarSourceOutbox = Symbol('outbox relay of calendar_sources');
