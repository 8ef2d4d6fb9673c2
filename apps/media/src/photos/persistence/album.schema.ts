import { addHistory, type FieldDefinitions, type ModelDefinition, type WithHistory } from '@hearthstay/database';
import { localized } from '@hearthstay/locales';
import { addOutbox, type WithOutbox } from '@hearthstay/outbox';
import { Schema } from 'mongoose';
import { finishingSchema, imageDefinition, retiredSchema } from '../../image-files';
import type { Album } from '../domain/album';

export const albumId = 'photos';

/** The single document with the photos of the house. */
export interface AlbumDocument extends Album, WithOutbox, WithHistory {
  _id: typeof albumId;
}

const withoutId = { _id: false };

const photoSchema = new Schema(
  {
    ...imageDefinition,
    alt: {
      type: new Schema(
        localized(() => String),
        withoutId,
      ),
      required: true,
    },
    finishing: { type: finishingSchema, default: null },
  },
  withoutId,
);

const albumSchema = new Schema<AlbumDocument>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    photos: { type: [photoSchema], required: true },
    retired: { type: [retiredSchema], required: true },
  } satisfies FieldDefinitions<AlbumDocument, WithHistory & WithOutbox>,
  { collection: 'photos', versionKey: false },
);
addOutbox(albumSchema);
addHistory(albumSchema);

export const albumModel: ModelDefinition = { name: 'photos', schema: albumSchema };

export const albumOutbox = Symbol('outbox relay of photos');
