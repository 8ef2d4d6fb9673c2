import type { Provider } from '@nestjs/common';
import type { ModelDefinition } from '@hearthstay/database';
import { provideOutboxRelay } from '@hearthstay/outbox';
import { GalleryRepository } from './background-image/persistence/gallery.repository';
import { galleryModel, galleryOutbox } from './background-image/persistence/gallery.schema';
import { ImageFileRepository, imageFileModel } from './image-files';
import { albumModel, albumOutbox, AlbumRepository } from './photos';

/** The service's collections. */
export const models: ModelDefinition[] = [galleryModel, albumModel, imageFileModel];

/** The repositories, and the relays that publish the events of the background image and the photos. */
export const persistenceProviders: Provider[] = [
  GalleryRepository,
  AlbumRepository,
  ImageFileRepository,
  provideOutboxRelay(galleryOutbox, galleryModel),
  provideOutboxRelay(albumOutbox, albumModel),
];
