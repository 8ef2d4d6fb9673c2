import { addHistory, type ModelDefinition, type WithHistory } from '@hearthstay/database';
import { addOutbox, type WithOutbox } from '@hearthstay/outbox';
import { Schema } from 'mongoose';
import type { Gallery } from '../domain/gallery';

export const galleryId = 'background-image';

/** The single document with the current image. Stored files of other images are not served. */
export interface GalleryDocument extends Gallery, WithOutbox, WithHistory {
  _id: typeof galleryId;
}

const withoutId = { _id: false };

const imageSchema = new Schema(
  {
    hash: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    files: {
      type: [
        new Schema(
          {
            name: { type: String, required: true },
            width: { type: Number, required: true },
            contentType: { type: String, required: true },
          },
          withoutId,
        ),
      ],
      required: true,
    },
  },
  withoutId,
);

const finishingSchema = new Schema(
  { attempts: { type: Number, required: true }, leasedUntil: { type: Date, required: true } },
  withoutId,
);

const retiredSchema = new Schema(
  { hash: { type: String, required: true }, keptUntil: { type: Date, required: true } },
  withoutId,
);

const gallerySchema = new Schema<GalleryDocument>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    image: { type: imageSchema, default: null },
    finishing: { type: finishingSchema, default: null },
    retired: { type: [retiredSchema], required: true },
  },
  { collection: 'gallery', versionKey: false },
);
addOutbox(gallerySchema);
addHistory(gallerySchema);

export const galleryModel: ModelDefinition = { name: 'gallery', schema: gallerySchema };

export const galleryOutbox = Symbol('outbox relay of gallery');
