import { Module, type DynamicModule } from '@nestjs/common';
import { databaseOf, DatabaseModule } from '@hearthstay/database';
import type { ServiceContext } from '@hearthstay/runtime';
import { SchedulerModule } from '@hearthstay/scheduler';
import { FinishBackgroundImage } from './background-image/finish-background-image/finish-background-image';
import { GetBackgroundImageFile } from './background-image/get-background-image-file/get-background-image-file';
import { GetBackgroundImage } from './background-image/get-background-image/get-background-image';
import { ListImageHistory } from './background-image/list-image-history/list-image-history';
import { RemoveBackgroundImage } from './background-image/remove-background-image/remove-background-image';
import { ImageRenderer } from './background-image/rendering/image-renderer';
import { RemoveUnusedFiles } from './background-image/remove-unused-files/remove-unused-files';
import { StoreBackgroundImage } from './background-image/store-background-image/store-background-image';
import { Maintenance } from './background-image/maintenance';
import { models, persistenceProviders } from './persistence.providers';

@Module({})
export class MediaModule {
  static for({ databaseUri }: ServiceContext): DynamicModule {
    return {
      module: MediaModule,
      imports: [DatabaseModule.forRoot({ uri: databaseUri, name: databaseOf('media'), models }), SchedulerModule],
      controllers: [
        StoreBackgroundImage,
        RemoveBackgroundImage,
        GetBackgroundImage,
        GetBackgroundImageFile,
        ListImageHistory,
      ],
      providers: [...persistenceProviders, ImageRenderer, FinishBackgroundImage, RemoveUnusedFiles, Maintenance],
    };
  }
}
