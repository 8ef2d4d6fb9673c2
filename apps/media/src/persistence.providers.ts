import type { Provider } from '@nestjs/common';
import type { ModelDefinition } from '@hearthstay/database';
import { provideOutboxRelay } from '@hearthstay/outbox';
import { GalleryRepository } from './background-image/persistence/gallery.repository';
import { galleryModel, galleryOutbox } from './background-image/persistence/gallery.schema';
import { ImageFileRepository } from './background-image/persistence/image-file.repository';
import { imageFileModel } from './background-image/persistence/image-file.schema';

/** The service's collections. */
export const models: ModelDefinition[] = [galleryModel, imageFileModel];

/** The repositories, and the relay that publishes the events of the gallery. */
export const persistenceProviders: Provider[] = [
  GalleryRepository,
  ImageFileRepository,
  provideOutboxRelay(galleryOutbox, galleryModel),
];
