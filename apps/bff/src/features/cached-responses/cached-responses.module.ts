import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../availability/availability.module';
import { SettingsModule } from '../settings/settings.module';
import { SitePasswordModule } from '../site-password/site-password.module';
import { CachedResponses } from './cached-responses';

@Module({
  imports: [AvailabilityModule, SettingsModule, SitePasswordModule],
  providers: [CachedResponses],
})
export class CachedResponsesModule {}
