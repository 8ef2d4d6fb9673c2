import {
  addHistory,
  type FieldDefinitions,
  type ModelDefinition,
  storedForm,
  type WithHistory,
} from '@hearthstay/database';
import { addOutbox, type WithOutbox } from '@hearthstay/outbox';
import { Schema } from 'mongoose';
import type { ClaimUnit } from '../domain/claim-unit';
import { settingsSchema, type Settings } from '../domain/settings';

export const settingsId = 'settings';

/** A setting that a later version has added is absent until the owner changes it. */
export type StoredSettings = Partial<Settings>;

export interface SettingsDocument extends StoredSettings, WithOutbox, WithHistory {
  _id: typeof settingsId;
  /** Absent until the first change. */
  claimUnit?: ClaimUnit;
  /** The latest commands that have changed the settings; absent while there is none. */
  commands?: { id: string; at: Date }[];
}

const documentSchema = new Schema<SettingsDocument>(
  {
    _id: { type: String, required: true },
    ...storedForm(settingsSchema).definition,
    claimUnit: {
      type: { unit: String, revision: Number, isConverted: Boolean, entry: Schema.Types.Mixed, _id: false },
    },
    commands: { type: [{ id: String, at: Date, _id: false }], default: undefined },
  } satisfies FieldDefinitions<SettingsDocument, Settings & WithHistory & WithOutbox>,
  { collection: 'settings', versionKey: false },
);
addOutbox(documentSchema);
addHistory(documentSchema);

export const settingsModel: ModelDefinition = { name: 'settings', schema: documentSchema };

export const settingsOutbox = Symbol('outbox relay of settings');
