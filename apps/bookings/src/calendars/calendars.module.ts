import { Module } from '@nestjs/common';
import type { ModelDefinition } from '@hearthstay/database';
import { provideOutboxRelay } from '@hearthstay/outbox';
import { AvailabilityModule } from '../availability';
import { SettingsModule } from '../settings';
import { AddFeed } from './outgoing/add-feed/add-feed';
import { ExportedNights } from './outgoing/exported-nights';
import { FeedViews } from './outgoing/feed-views';
import { FeedsAnnouncer } from './outgoing/feeds-announcer';
import { CalendarFeedRepository } from './outgoing/persistence/calendar-feed.repository';
import { calendarFeedModel, feedReadModel } from './outgoing/persistence/calendar-feed.schema';
import { ListFeeds } from './outgoing/list-feeds/list-feeds';
import { ReadFeed } from './outgoing/read-feed/read-feed';
import { RemoveFeed } from './outgoing/remove-feed/remove-feed';
import { RotateFeed } from './outgoing/rotate-feed/rotate-feed';
import { CalendarParser } from './reading/calendar-parser';
import { InstallationRepository } from './persistence/installation.repository';
import { installationModel } from './persistence/installation.schema';
import { AddCalendar } from './sources/add-calendar/add-calendar';
import { CalendarConflicts } from './sources/calendar-conflicts';
import { CalendarViews } from './sources/calendar-views';
import { ChangeCalendar } from './sources/change-calendar/change-calendar';
import { FreeNights } from './sources/free-nights/free-nights';
import { ListCalendars } from './sources/list-calendars/list-calendars';
import { CalendarReadingRepository } from './sources/persistence/calendar-reading.repository';
import { CalendarSourceRepository } from './sources/persistence/calendar-source.repository';
import { calendarSourceModel, calendarSourceOutbox } from './sources/persistence/calendar-source.schema';
import { CalendarWarningRepository } from './sources/persistence/calendar-warning.repository';
import { ParsingAttemptRepository } from './sources/persistence/parsing-attempt.repository';
import { ReadSources } from './sources/read-sources';
import { RefreshBeforeApproval } from './sources/refresh-before-approval';
import { RefreshCalendar } from './sources/refresh-calendar/refresh-calendar';
import { RemoveCalendar } from './sources/remove-calendar/remove-calendar';
import { SourceClaims } from './sources/source-claims';
import { SourceReader } from './sources/source-reader';
import { TestCalendar } from './sources/test-calendar/test-calendar';
import { WarnAdmins } from './sources/warn-admins';

export const calendarModels: ModelDefinition[] = [
  calendarSourceModel,
  calendarFeedModel,
  feedReadModel,
  installationModel,
];

/** Calendars of other programs that are read here, and the feeds that they read. */
@Module({
  imports: [AvailabilityModule, SettingsModule],
  controllers: [
    ListCalendars,
    TestCalendar,
    AddCalendar,
    ChangeCalendar,
    RemoveCalendar,
    RefreshCalendar,
    FreeNights,
    ListFeeds,
    AddFeed,
    RotateFeed,
    RemoveFeed,
    ReadFeed,
  ],
  providers: [
    InstallationRepository,
    CalendarSourceRepository,
    CalendarReadingRepository,
    CalendarWarningRepository,
    ParsingAttemptRepository,
    { provide: CalendarParser, useFactory: () => new CalendarParser() },
    CalendarConflicts,
    WarnAdmins,
    provideOutboxRelay(calendarSourceOutbox, calendarSourceModel),
    CalendarFeedRepository,
    CalendarViews,
    ExportedNights,
    FeedViews,
    FeedsAnnouncer,
    ReadSources,
    RefreshBeforeApproval,
    SourceClaims,
    SourceReader,
  ],
  exports: [CalendarConflicts, RefreshBeforeApproval],
})
export class CalendarsModule {}
