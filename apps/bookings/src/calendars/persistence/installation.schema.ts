import type { FieldDefinitions, ModelDefinition } from '@hearthstay/database';
import { Schema } from 'mongoose';

export const installationId = 'installation';

/** The identity of this installation in its feeds; a backup takes it along. */
export interface InstallationDocument {
  _id: typeof installationId;
  /** Random, and not a secret. */
  feedIdentity: string;
}

const installationSchema = new Schema<InstallationDocument>(
  {
    _id: { type: String, required: true },
    feedIdentity: { type: String, required: true },
  } satisfies FieldDefinitions<InstallationDocument>,
  { collection: 'installation', versionKey: false },
);

export const installationModel: ModelDefinition = { name: 'installation', schema: installationSchema };
