import type { FieldDefinitions, ModelDefinition } from '@hearthstay/database';
import { addOutbox, type WithOutbox } from '@hearthstay/outbox';
import { Schema } from 'mongoose';
import type { LoginLink } from '../domain/login-link';

/** A link to the panel, identified by the hash of its token. */
export interface LoginLinkDocument extends Omit<LoginLink, 'hash'>, WithOutbox {
  _id: string;
  /** The command that requested the link. */
  commandId: string;
}

const loginLinkSchema = new Schema<LoginLinkDocument>(
  {
    _id: { type: String, required: true },
    adminId: { type: String, required: true },
    email: { type: String, required: true },
    usesLeft: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
    commandId: { type: String, required: true },
  } satisfies FieldDefinitions<LoginLinkDocument, WithOutbox>,
  { collection: 'login_links', versionKey: false },
);
// The document is kept for a day after its expiry, because its outbox may contain an unpublished event.
loginLinkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 24 * 60 * 60 });
loginLinkSchema.index({ commandId: 1 }, { unique: true });
addOutbox(loginLinkSchema);

export const loginLinkModel: ModelDefinition = { name: 'login_links', schema: loginLinkSchema };

export const loginLinkOutbox = Symbol('outbox relay of login_links');
