import { z } from 'zod';
import { command } from '../message/rpc';
import { deadlines } from '../message/deadlines';
import { idSchema } from '../values/id';
import { calendarSourceSchema } from './calendar-source';

/**
 * Reads a calendar now; the response says how it went. With `freeDays`, the days of a calendar that has lost all of
 * them at once are freed without waiting. `CALENDAR_NOT_FOUND`.
 */
export const refreshCalendar = command('bookings.refresh-calendar', {
  request: z.object({ id: idSchema, freeDays: z.boolean({ error: 'WRONG_TYPE' }).default(false) }),
  response: calendarSourceSchema,
  deadlineMs: deadlines.upload,
});
