import {
  privacyRecordYears,
  type GuestDataReceipt,
  type GuestDataService,
  type PrivacyRecord,
} from '@hearthstay/contracts';
import type { FieldDefinitions, ModelDefinition } from '@hearthstay/database';
import { addOutbox, type WithOutbox } from '@hearthstay/outbox';
import { Schema } from 'mongoose';
import type { ErasedGuest } from '../domain/erasure';

/** An export or an erasure. It never contains the address or a name. */
export interface PrivacyRecordDocument extends Pick<PrivacyRecord, 'kind' | 'by' | 'address'>, WithOutbox {
  _id: string;
  /** The command that made it. */
  commandId: string;
  at: Date;
  receipts: Partial<Record<GuestDataService, Required<Pick<GuestDataReceipt, 'found'>> & { at: Date }>>;
  /** Present until every service has erased the guest. */
  guest?: ErasedGuest;
}

const privacyRecordSchema = new Schema<PrivacyRecordDocument>(
  {
    _id: { type: String, required: true },
    commandId: { type: String, required: true },
    kind: { type: String, required: true },
    at: { type: Date, required: true },
    by: { type: Schema.Types.Mixed, required: true },
    address: { type: String, required: true },
    receipts: { type: Schema.Types.Mixed, default: {} },
    guest: { type: Schema.Types.Mixed },
  } satisfies FieldDefinitions<PrivacyRecordDocument, WithOutbox>,
  { collection: 'privacy_records', versionKey: false, minimize: false },
);
privacyRecordSchema.index({ commandId: 1 }, { unique: true });
privacyRecordSchema.index({ at: 1 }, { expireAfterSeconds: privacyRecordYears * 365 * 24 * 60 * 60 });
addOutbox(privacyRecordSchema);

export const privacyRecordModel: ModelDefinition = { name: 'privacy_records', schema: privacyRecordSchema };

export const privacyRecordOutbox = Symbol('outbox relay of privacy_records');
