import type { RequestMessage } from '@hearthstay/contracts';
import type { FieldDefinitions, ModelDefinition } from '@hearthstay/database';
import { addOutbox, type WithOutbox } from '@hearthstay/outbox';
import { Schema } from 'mongoose';

export interface MessageDocument extends Pick<RequestMessage, 'from' | 'text'>, WithOutbox {
  _id: string;
  requestId: string;
  /** The e-mail address of the admin who wrote it; absent in a guest's message. */
  by?: string;
  at: Date;
  /** Present until the other side has seen it. */
  unread?: true;
  /** The command that sent it. */
  commandId: string;
}

const messageSchema = new Schema<MessageDocument>(
  {
    _id: { type: String, required: true },
    requestId: { type: String, required: true },
    from: { type: String, required: true },
    by: { type: String },
    text: { type: String, required: true },
    at: { type: Date, required: true },
    unread: { type: Boolean },
    commandId: { type: String, required: true },
  } satisfies FieldDefinitions<MessageDocument, WithOutbox>,
  { collection: 'request_messages', versionKey: false },
);
messageSchema.index({ requestId: 1, at: 1 });
messageSchema.index({ commandId: 1 }, { unique: true });
messageSchema.index({ unread: 1, from: 1, requestId: 1 }, { partialFilterExpression: { unread: true } });
addOutbox(messageSchema);

export const messageModel: ModelDefinition = { name: 'request_messages', schema: messageSchema };

export const messageOutbox = Symbol('outbox relay of request_messages');
