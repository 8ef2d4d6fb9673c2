import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../availability/availability.module';
import { QuotesModule } from '../quotes/quotes.module';
import { SettingsModule } from '../settings/settings.module';
import { SitePasswordModule } from '../site-password/site-password.module';
import { CachedResponses } from './cached-responses';

@Module({
  imports: [AvailabilityModule, QuotesModule, SettingsModule, SitePasswordModule],
  providers: [CachedResponses],
})
export class CachedResponsesModule {}
