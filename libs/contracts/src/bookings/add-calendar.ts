import { command } from '../message/rpc';
import { deadlines } from '../message/deadlines';
import { calendarFieldsSchema, calendarSourceSchema } from './calendar-source';

/**
 * Adds a calendar after a first successful read; fails with the `CALENDAR_…` error of the read, or with
 * `TOO_MANY_CALENDARS` at the maximum number.
 */
export const addCalendar = command('bookings.add-calendar', {
  request: calendarFieldsSchema,
  response: calendarSourceSchema,
  deadlineMs: deadlines.calendars,
});
