export { nightsForFeeds } from './domain/source-days';
export { CalendarSourceRepository } from './persistence/calendar-source.repository';
export { calendarSourceModel, type CalendarSourceDocument } from './persistence/calendar-source.schema';
