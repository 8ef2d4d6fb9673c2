import type { ModelDefinition } from '@hearthstay/database';
import { addOutbox, type WithOutbox } from '@hearthstay/outbox';
import { Schema } from 'mongoose';

/** A link to the panel, known by the hash of its token. */
export interface LoginLinkDocument extends WithOutbox {
  _id: string;
  email: string;
  usesLeft: number;
  expiresAt: Date;
}

const loginLinkSchema = new Schema<LoginLinkDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    usesLeft: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'login_links', versionKey: false },
);
// A day of grace: an e-mail that waits for a mail server must not lose its event together with its link.
loginLinkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 24 * 60 * 60 });
addOutbox(loginLinkSchema);

export const loginLinkModel: ModelDefinition = { name: 'login_links', schema: loginLinkSchema };

export const loginLinkOutbox = Symbol('outbox relay of login_links');
