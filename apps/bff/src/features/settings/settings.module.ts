import { Module } from '@nestjs/common';
import { BackgroundImageModule } from '../background-image/background-image.module';
import { PublicSettingsCache } from './public-settings.cache';
import { PublicSettingsController } from './public-settings.controller';
import { settingsSections } from './settings-sections';
import { SettingsViews } from './settings-views';

@Module({
  imports: [BackgroundImageModule],
  controllers: [PublicSettingsController, ...settingsSections],
  providers: [SettingsViews, PublicSettingsCache],
  exports: [PublicSettingsCache, SettingsViews],
})
export class SettingsModule {}
