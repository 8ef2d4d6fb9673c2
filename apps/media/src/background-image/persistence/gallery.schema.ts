import { addHistory, type FieldDefinitions, type ModelDefinition, type WithHistory } from '@hearthstay/database';
import { addOutbox, type WithOutbox } from '@hearthstay/outbox';
import { Schema } from 'mongoose';
import { finishingSchema, imageDefinition, retiredSchema } from '../../image-files';
import type { Gallery } from '../domain/gallery';

export const galleryId = 'background-image';

/** The single document with the current image. Stored files of other images are not served. */
export interface GalleryDocument extends Gallery, WithOutbox, WithHistory {
  _id: typeof galleryId;
}

const imageSchema = new Schema(imageDefinition, { _id: false });

const gallerySchema = new Schema<GalleryDocument>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    image: { type: imageSchema, default: null },
    finishing: { type: finishingSchema, default: null },
    retired: { type: [retiredSchema], required: true },
  } satisfies FieldDefinitions<GalleryDocument, WithHistory & WithOutbox>,
  { collection: 'gallery', versionKey: false },
);
addOutbox(gallerySchema);
addHistory(gallerySchema);

export const galleryModel: ModelDefinition = { name: 'gallery', schema: gallerySchema };

export const galleryOutbox = Symbol('outbox relay of gallery');
