import { Module, type DynamicModule } from '@nestjs/common';
import { databaseOf, DatabaseModule } from '@hearthstay/database';
import type { ServiceContext } from '@hearthstay/runtime';
import { SchedulerModule } from '@hearthstay/scheduler';
import { FinishBackgroundImage } from './background-image/finish-background-image/finish-background-image';
import { GetBackgroundImageFile } from './background-image/get-background-image-file/get-background-image-file';
import { GetBackgroundImage } from './background-image/get-background-image/get-background-image';
import { ListImageHistory } from './background-image/list-image-history/list-image-history';
import { RemoveBackgroundImage } from './background-image/remove-background-image/remove-background-image';
import { StoreBackgroundImage } from './background-image/store-background-image/store-background-image';
import { ImageIntake } from './image-files/image-intake';
import { ImageMaintenance } from './image-files/image-maintenance';
import { ImageRenderer } from './image-files/rendering/image-renderer';
import { Maintenance } from './maintenance/maintenance';
import { RemoveUnusedFiles } from './maintenance/remove-unused-files';
import { models, persistenceProviders } from './persistence.providers';
import { AddPhoto } from './photos/add-photo/add-photo';
import { DescribePhoto } from './photos/describe-photo/describe-photo';
import { FinishPhotos } from './photos/finish-photos/finish-photos';
import { ListPhotoHistory } from './photos/list-photo-history/list-photo-history';
import { ListPhotos } from './photos/list-photos/list-photos';
import { OrderPhotos } from './photos/order-photos/order-photos';
import { RemovePhoto } from './photos/remove-photo/remove-photo';

const backgroundImage = [
  StoreBackgroundImage,
  RemoveBackgroundImage,
  GetBackgroundImage,
  GetBackgroundImageFile,
  ListImageHistory,
];
const photos = [AddPhoto, RemovePhoto, DescribePhoto, OrderPhotos, ListPhotos, ListPhotoHistory];

@Module({})
export class MediaModule {
  static for({ databaseUri }: ServiceContext): DynamicModule {
    return {
      module: MediaModule,
      imports: [DatabaseModule.forRoot({ uri: databaseUri, name: databaseOf('media'), models }), SchedulerModule],
      controllers: [...backgroundImage, ...photos],
      providers: [
        ...persistenceProviders,
        ...[ImageRenderer, ImageIntake],
        ...[FinishBackgroundImage, FinishPhotos, RemoveUnusedFiles, Maintenance],
        { provide: ImageMaintenance, useExisting: Maintenance },
      ],
    };
  }
}
