import type { FieldDefinitions, ModelDefinition } from '@hearthstay/database';
import { Schema } from 'mongoose';
import { sessionLifetime, type Session } from '../domain/session';

export interface SessionDocument extends Omit<Session, 'hash'> {
  /** Hash of the session's token. */
  _id: string;
}

const sessionSchema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    adminId: { type: String, required: true },
    names: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, required: true },
  } satisfies FieldDefinitions<SessionDocument>,
  { collection: 'sessions', versionKey: false },
);
sessionSchema.index({ adminId: 1 });
sessionSchema.index({ createdAt: 1 }, { expireAfterSeconds: sessionLifetime.atMost / 1_000 });
sessionSchema.index({ lastUsedAt: 1 }, { expireAfterSeconds: sessionLifetime.unused / 1_000 });

export const sessionModel: ModelDefinition = { name: 'sessions', schema: sessionSchema };
