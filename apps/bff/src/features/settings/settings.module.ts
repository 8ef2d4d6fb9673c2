import { Module } from '@nestjs/common';
import { BackgroundImageModule } from '../background-image/background-image.module';
import { PhotosModule } from '../photos/photos.module';
import { PublicSettingsCache } from './public-settings.cache';
import { PublicSettingsController } from './public-settings.controller';
import { sectionControllers } from './section-controllers';
import { SettingsViews } from './settings-views';

@Module({
  imports: [BackgroundImageModule, PhotosModule],
  controllers: [PublicSettingsController, ...sectionControllers],
  providers: [SettingsViews, PublicSettingsCache],
  exports: [PublicSettingsCache, SettingsViews],
})
export class SettingsModule {}
