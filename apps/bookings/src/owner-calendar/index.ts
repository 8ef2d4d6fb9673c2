export { OwnerCalendarModule } from './owner-calendar.module';
