import { Module, type DynamicModule } from '@nestjs/common';
import type { ModelDefinition } from '@hearthstay/database';
import type { ServiceContext } from '@hearthstay/runtime';
import { AvailabilityModule } from '../availability';
import { SettingsModule } from '../settings/settings.module';
import { ExportedNights } from './outgoing/exported-nights';
import { FeedViews } from './outgoing/feed-views';
import { ManageFeeds } from './outgoing/manage-feeds.handler';
import { CalendarFeedRepository } from './outgoing/persistence/calendar-feed.repository';
import { calendarFeedModel, feedReadModel } from './outgoing/persistence/calendar-feed.schema';
import { ReadFeed } from './outgoing/read-feed.handler';
import { AddCalendar } from './sources/add-calendar.handler';
import { CalendarViews } from './sources/calendar-views';
import { ChangeCalendar } from './sources/change-calendar.handler';
import { ListCalendars } from './sources/list-calendars.handler';
import { CalendarSourceRepository } from './sources/persistence/calendar-source.repository';
import { calendarSourceModel } from './sources/persistence/calendar-source.schema';
import { ReadSources } from './sources/read-sources';
import { RefreshCalendar } from './sources/refresh-calendar.handler';
import { RemoveCalendar } from './sources/remove-calendar.handler';
import { feedFetching, SourceReader, type FeedFetching } from './sources/source-reader';
import { TestCalendar } from './sources/test-calendar.handler';

export const calendarModels: ModelDefinition[] = [calendarSourceModel, calendarFeedModel, feedReadModel];

/** Calendars of other programs that are read, and calendars of ours that they read. */
@Module({})
export class CalendarsModule {
  static for({ FEED_ALLOWED_HOSTS }: Pick<ServiceContext['env'], 'FEED_ALLOWED_HOSTS'>): DynamicModule {
    const fetching: FeedFetching = { allowedHosts: FEED_ALLOWED_HOSTS };
    return {
      module: CalendarsModule,
      imports: [AvailabilityModule, SettingsModule],
      controllers: [
        ListCalendars,
        TestCalendar,
        AddCalendar,
        ChangeCalendar,
        RemoveCalendar,
        RefreshCalendar,
        ManageFeeds,
        ReadFeed,
      ],
      providers: [
        CalendarSourceRepository,
        CalendarFeedRepository,
        CalendarViews,
        ExportedNights,
        FeedViews,
        ReadSources,
        SourceReader,
        { provide: feedFetching, useValue: fetching },
      ],
    };
  }
}
