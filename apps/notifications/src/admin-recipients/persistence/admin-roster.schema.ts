import { Schema } from 'mongoose';

/** This service's copy of the list of admins, which `admin-auth` owns. */
export interface AdminRosterDocument {
  _id: 'roster';
  revision: number;
  emails: string[];
}

export const adminRosterSchema = new Schema<AdminRosterDocument>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    emails: { type: [String], required: true },
  },
  { collection: 'admin_roster', versionKey: false },
);
