import { Module } from '@nestjs/common';
import { BackgroundImageModule } from '../background-image/background-image.module';
import { AdminSettingsController } from './admin-settings.controller';
import { PublicSettingsCache } from './public-settings.cache';
import { PublicSettingsController } from './public-settings.controller';
import { settingsSections } from './settings-sections';
import { SettingsViews } from './settings-views';

@Module({
  imports: [BackgroundImageModule],
  controllers: [PublicSettingsController, AdminSettingsController, ...settingsSections],
  providers: [SettingsViews, PublicSettingsCache],
  exports: [PublicSettingsCache],
})
export class SettingsModule {}
