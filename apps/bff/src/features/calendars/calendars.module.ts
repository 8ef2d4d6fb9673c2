import { Module, type DynamicModule } from '@nestjs/common';
import { CalendarsController } from './calendars.controller';
import { publicUrl } from './feed-address';
import { FeedCache } from './feed.cache';
import { FeedFileController } from './feed-file.controller';
import { FeedsController } from './feeds.controller';

@Module({})
export class CalendarsModule {
  /** @param site `PUBLIC_URL`. */
  static create(site: string): DynamicModule {
    return {
      module: CalendarsModule,
      // The cached responses include feeds.
      global: true,
      controllers: [CalendarsController, FeedsController, FeedFileController],
      providers: [{ provide: publicUrl, useValue: site }, FeedCache],
      exports: [FeedCache],
    };
  }
}
