import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../availability/availability.module';
import { SettingsModule } from '../settings/settings.module';
import { EmbedOriginsCache } from './embed-origins.cache';
import { EmbedPages } from './embed-pages';

@Module({
  imports: [AvailabilityModule, SettingsModule],
  providers: [EmbedOriginsCache, EmbedPages],
  exports: [EmbedOriginsCache],
})
export class EmbedModule {}
