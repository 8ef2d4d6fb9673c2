import type { NoticeChannelName } from '@hearthstay/contracts';
import type { FieldDefinitions, ModelDefinition } from '@hearthstay/database';
import { Schema } from 'mongoose';

/** Where an admin gets notices beside e-mail. */
export interface NoticeAddressDocument {
  /** The e-mail address of the admin. */
  _id: string;
  kind: NoticeChannelName;
  /** As it was typed, with user name and password if it has them. */
  url: string;
  withNames: boolean;
  /** Of a webhook. */
  secret?: string;
  /** The command that has made the secret, whose repetition shows it as well. */
  secretMadeBy?: string;
}

const noticeAddressSchema = new Schema<NoticeAddressDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    url: { type: String, required: true },
    withNames: { type: Boolean, required: true },
    secret: String,
    secretMadeBy: String,
  } satisfies FieldDefinitions<NoticeAddressDocument>,
  { collection: 'notice_addresses', versionKey: false },
);

export const noticeAddressModel: ModelDefinition = { name: 'notice_addresses', schema: noticeAddressSchema };
