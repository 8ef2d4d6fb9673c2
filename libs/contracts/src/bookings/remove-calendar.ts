import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';

/** Removes a calendar and releases the days that it claims; `CALENDAR_NOT_FOUND`. */
export const removeCalendar = command('bookings.remove-calendar', {
  request: z.object({ id: idSchema }),
  response: z.object({}),
});
