export { calendarModels, CalendarsModule } from './calendars.module';
export { calendarFeedModel, type CalendarFeedDocument } from './outgoing/persistence/calendar-feed.schema';
export { CalendarConflicts } from './sources/calendar-conflicts';
export { calendarSourceModel, CalendarSourceRepository, type CalendarSourceDocument } from './sources';
export { RefreshBeforeApproval } from './sources/refresh-before-approval';
