export { calendarModels, CalendarsModule } from './calendars.module';
export { calendarFeedModel, type CalendarFeedDocument } from './outgoing/persistence/calendar-feed.schema';
export { CalendarConflicts } from './sources/calendar-conflicts';
export { CalendarSourceRepository } from './sources/persistence/calendar-source.repository';
export { calendarSourceModel, type CalendarSourceDocument } from './sources/persistence/calendar-source.schema';
export { RefreshBeforeApproval } from './sources/refresh-before-approval';
