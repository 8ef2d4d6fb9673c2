import { Module, type DynamicModule } from '@nestjs/common';
import { databaseOf, DatabaseModule } from '@hearthstay/database';
import type { ServiceContext } from '@hearthstay/runtime';
import { SchedulerModule } from '@hearthstay/scheduler';
import { FinishBackgroundImage } from './background-image/finish-background-image/finish-background-image';
import { GetBackgroundImageFileHandler } from './background-image/get-background-image-file/get-background-image-file.handler';
import { GetBackgroundImageHandler } from './background-image/get-background-image/get-background-image.handler';
import { RemoveBackgroundImageHandler } from './background-image/remove-background-image/remove-background-image.handler';
import { ImageRenderer } from './background-image/rendering/image-renderer';
import { RemoveUnusedFiles } from './background-image/remove-unused-files/remove-unused-files';
import { StoreBackgroundImage } from './background-image/store-background-image/store-background-image';
import { StoreBackgroundImageHandler } from './background-image/store-background-image/store-background-image.handler';
import { Maintenance } from './background-image/maintenance';
import { Clock } from './clock';
import { models, persistenceProviders } from './persistence.providers';

@Module({})
export class MediaModule {
  static for({ databaseUri }: ServiceContext): DynamicModule {
    return {
      module: MediaModule,
      imports: [DatabaseModule.forRoot({ uri: databaseUri, name: databaseOf('media'), models }), SchedulerModule],
      controllers: [
        StoreBackgroundImageHandler,
        RemoveBackgroundImageHandler,
        GetBackgroundImageHandler,
        GetBackgroundImageFileHandler,
      ],
      providers: [
        ...persistenceProviders,
        ImageRenderer,
        StoreBackgroundImage,
        FinishBackgroundImage,
        RemoveUnusedFiles,
        Maintenance,
        { provide: Clock, useFactory: () => new Clock() },
      ],
    };
  }
}
