export { calendarModels, CalendarsModule } from './calendars.module';
export { CalendarConflicts } from './sources/calendar-conflicts';
export { CalendarSourceRepository } from './sources/persistence/calendar-source.repository';
export { RefreshBeforeApproval } from './sources/refresh-before-approval';
