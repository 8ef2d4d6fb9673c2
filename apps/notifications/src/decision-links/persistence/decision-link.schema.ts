import type { FieldDefinitions, ModelDefinition } from '@hearthstay/database';
import { Schema } from 'mongoose';

/** A link by which one admin decides on one request, identified by the hash of its token. */
export interface DecisionLinkDocument {
  _id: string;
  /** The address of the admin. */
  email: string;
  requestId: string;
  expiresAt: Date;
  /** The day of the stay after which it expires: that of arrival if absent, as in links of 1.0.0. */
  lastDay?: 'startDate' | 'endDate';
}

const decisionLinkSchema = new Schema<DecisionLinkDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    requestId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
    lastDay: { type: String },
  } satisfies FieldDefinitions<DecisionLinkDocument>,
  { collection: 'decision_links', versionKey: false },
);
decisionLinkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const decisionLinkModel: ModelDefinition = { name: 'decision_links', schema: decisionLinkSchema };
