import { addHistory, type FieldDefinitions, type ModelDefinition, type WithHistory } from '@hearthstay/database';
import { addOutbox, type WithOutbox } from '@hearthstay/outbox';
import { Schema } from 'mongoose';
import type { AdminRoster } from '../domain/admin-roster';

/**
 * The one document with all admins: a single atomic update can then keep the last admin and refuse a duplicate address,
 * without a transaction.
 */
export interface AdminRosterDocument extends AdminRoster, WithOutbox, WithHistory {
  _id: 'roster';
}

const adminSchema = new Schema(
  {
    id: { type: String, required: true },
    email: { type: String, required: true },
    addedBy: { type: String, default: null },
    createdAt: { type: Date, required: true },
    locale: { type: String },
  },
  { _id: false },
);

const adminRosterSchema = new Schema<AdminRosterDocument>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    admins: { type: [adminSchema], required: true },
    commands: { type: [{ id: String, at: Date, adminId: String, _id: false }], required: true },
  } satisfies FieldDefinitions<AdminRosterDocument, WithHistory & WithOutbox>,
  { collection: 'admin_roster', versionKey: false },
);
addOutbox(adminRosterSchema);
addHistory(adminRosterSchema);

export const adminRosterModel: ModelDefinition = { name: 'admin_roster', schema: adminRosterSchema };

export const adminRosterOutbox = Symbol('outbox relay of admin_roster');
