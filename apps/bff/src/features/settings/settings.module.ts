import { Module } from '@nestjs/common';
import { BackgroundImageModule } from '../background-image/background-image.module';
import { AdminSettingsController } from './admin-settings.controller';
import { PublicSettingsCache } from './public-settings.cache';
import { PublicSettingsController } from './public-settings.controller';
import { PricesController } from './prices.controller';
import { StayRulesController } from './stay-rules.controller';
import { SettingsViews } from './settings-views';

@Module({
  imports: [BackgroundImageModule],
  controllers: [PublicSettingsController, AdminSettingsController, StayRulesController, PricesController],
  providers: [SettingsViews, PublicSettingsCache],
  exports: [PublicSettingsCache],
})
export class SettingsModule {}
