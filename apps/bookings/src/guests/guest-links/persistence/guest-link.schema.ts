import type { FieldDefinitions, ModelDefinition } from '@hearthstay/database';
import { addOutbox, type WithOutbox } from '@hearthstay/outbox';
import { Schema } from 'mongoose';
import type { GuestLink } from '../domain/guest-link';

export interface GuestLinkDocument extends Omit<GuestLink, 'hash'>, WithOutbox {
  /** Hash of the link's token. */
  _id: string;
  /** The command that requested the link; absent in links of e-mails about a request. */
  commandId?: string;
}

const guestLinkSchema = new Schema<GuestLinkDocument>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    email: { type: String, required: true },
    requestId: { type: String, default: null },
    shown: { type: String },
    commandId: { type: String },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  } satisfies FieldDefinitions<GuestLinkDocument, WithOutbox>,
  { collection: 'guest_links', versionKey: false },
);
guestLinkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
guestLinkSchema.index({ commandId: 1 }, { unique: true, partialFilterExpression: { commandId: { $exists: true } } });
guestLinkSchema.index({ email: 1 });
addOutbox(guestLinkSchema);

export const guestLinkModel: ModelDefinition = { name: 'guest_links', schema: guestLinkSchema };

export const guestLinkOutbox = Symbol('outbox relay of guest_links');
