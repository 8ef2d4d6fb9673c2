import { z } from 'zod';
import { command } from '../message/rpc';
import { deadlines } from '../message/deadlines';
import { idSchema } from '../values/id';
import { calendarSourceSchema } from './calendar-source';

/**
 * Reads a calendar now and returns the result. With `freeDays`, an empty calendar releases its days immediately instead
 * of after several reads. `CALENDAR_NOT_FOUND` for an unknown calendar.
 */
export const refreshCalendar = command('bookings.refresh-calendar', {
  request: z.object({ id: idSchema, freeDays: z.boolean({ error: 'WRONG_TYPE' }).default(false) }),
  response: calendarSourceSchema,
  deadlineMs: deadlines.calendars,
});
