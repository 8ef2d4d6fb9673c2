import type { FieldDefinitions, ModelDefinition } from '@hearthstay/database';
import { Schema, type mongo } from 'mongoose';

/** One file of an image, in a separate document, so that none comes near MongoDB's limit of 16 MB. */
export interface ImageFileDocument {
  /** `<hash of the image>/<name of the file>`. */
  _id: string;
  hash: string;
  contentType: string;
  content: mongo.Binary;
  storedAt: Date;
}

const imageFileSchema = new Schema<ImageFileDocument>(
  {
    _id: { type: String, required: true },
    hash: { type: String, required: true },
    contentType: { type: String, required: true },
    content: { type: Schema.Types.Buffer, required: true },
    storedAt: { type: Date, required: true },
  } satisfies FieldDefinitions<ImageFileDocument>,
  { collection: 'image_files', versionKey: false },
);

export const imageFileModel: ModelDefinition = { name: 'image_files', schema: imageFileSchema };
