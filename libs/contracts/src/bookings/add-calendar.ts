import { command } from '../message/rpc';
import { deadlines } from '../message/deadlines';
import { calendarFieldsSchema, calendarSourceSchema } from './calendar-source';

/**
 * Adds a calendar after it was read once; `CALENDAR_…` says why it cannot be read, `TOO_MANY_CALENDARS` that there are
 * as many as may be.
 */
export const addCalendar = command('bookings.add-calendar', {
  request: calendarFieldsSchema,
  response: calendarSourceSchema,
  deadlineMs: deadlines.upload,
});
