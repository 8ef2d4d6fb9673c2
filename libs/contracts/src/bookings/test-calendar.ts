import { query } from '../message/rpc';
import { deadlines } from '../message/deadlines';
import { calendarFieldsSchema, calendarTestSchema } from './calendar-source';

/** Reads a calendar without storing it; fails with a `CALENDAR_…` error. */
export const testCalendar = query('bookings.test-calendar', {
  request: calendarFieldsSchema.pick({ url: true, options: true }),
  response: calendarTestSchema,
  deadlineMs: deadlines.calendars,
});
