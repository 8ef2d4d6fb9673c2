import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module';
import { SitePasswordModule } from '../site-password/site-password.module';
import { Quotes } from './quotes';
import { QuotesController } from './quotes.controller';

@Module({
  imports: [SettingsModule, SitePasswordModule],
  controllers: [QuotesController],
  providers: [Quotes],
  exports: [Quotes],
})
export class QuotesModule {}
