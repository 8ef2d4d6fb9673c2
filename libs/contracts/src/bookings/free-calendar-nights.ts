import { z } from 'zod';
import { deadlines } from '../message/deadlines';
import { command } from '../message/rpc';
import { fieldError, requiredAs } from '../values/field-error';
import { idSchema } from '../values/id';
import { calendarSourceSchema } from './calendar-source';

/** Names an unreadable event, as in the calendar's `unreadable`. */
export const unreadableEventSchema = z.object({
  key: z
    .string({ error: requiredAs('REQUIRED') })
    .min(1, fieldError('REQUIRED'))
    .max(100, fieldError('INVALID')),
});

/**
 * Frees the nights that an unreadable event of a calendar claims, until the event changes. `CALENDAR_NOT_FOUND` for an
 * unknown calendar, `CALENDAR_EVENT_NOT_FOUND` for an event that it does not contain.
 */
export const freeCalendarNights = command('bookings.free-calendar-nights', {
  request: unreadableEventSchema.extend({ id: idSchema }),
  response: calendarSourceSchema,
  deadlineMs: deadlines.write,
});
