import type { adminRosterChanged, PayloadOf } from '@hearthstay/contracts';
import type { FieldDefinitions } from '@hearthstay/database';
import { Schema } from 'mongoose';

/** This service's copy of the list of admins, which `admin-auth` owns. */
export interface AdminRosterDocument {
  _id: 'roster';
  revision: number;
  emails: string[];
  /** The languages of those who have one of their own; absent in a roster of 1.0.0. */
  locales?: PayloadOf<typeof adminRosterChanged>['locales'];
}

export const adminRosterSchema = new Schema<AdminRosterDocument>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    emails: { type: [String], required: true },
    locales: { type: [{ email: String, locale: String, _id: false }] },
  } satisfies FieldDefinitions<AdminRosterDocument>,
  { collection: 'admin_roster', versionKey: false },
);
