import type { Provider } from '@nestjs/common';
import { modelToken, type ModelDefinition } from '@hearthstay/database';
import { EventPublisher } from '@hearthstay/messaging';
import { OutboxRelay, type WithOutbox } from '@hearthstay/outbox';
import type { Model } from 'mongoose';
import { GalleryRepository } from './background-image/persistence/gallery.repository';
import { galleryModel, galleryOutbox } from './background-image/persistence/gallery.schema';
import { ImageFileRepository } from './background-image/persistence/image-file.repository';
import { imageFileModel } from './background-image/persistence/image-file.schema';

/** The service's collections. */
export const models: ModelDefinition[] = [galleryModel, imageFileModel];

/** The repositories, and the relay that publishes what the gallery records. */
export const persistenceProviders: Provider[] = [
  GalleryRepository,
  ImageFileRepository,
  {
    provide: galleryOutbox,
    inject: [modelToken(galleryModel.name), EventPublisher],
    useFactory: (documents: Model<WithOutbox>, publisher: EventPublisher) => new OutboxRelay(documents, publisher),
  },
];
