import { z } from 'zod';
import { deadlines } from '../message/deadlines';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { withAllFields } from '../values/with-all-fields';
import {
  calendarAddressSchema,
  calendarColors,
  calendarNameSchema,
  calendarOptionsSchema,
  calendarSourceSchema,
} from './calendar-source';

/** The fields to change; absent fields stay unchanged. */
export const calendarChangesSchema = z.object({
  name: calendarNameSchema.optional(),
  url: calendarAddressSchema.optional(),
  color: z.enum(calendarColors, { error: 'INVALID' }).optional(),
  /** All of them: one that were absent would be switched off. */
  options: z.object(withAllFields(calendarOptionsSchema.shape)).optional(),
  paused: z.boolean({ error: 'WRONG_TYPE' }).optional(),
});

export type CalendarChanges = z.output<typeof calendarChangesSchema>;

/**
 * Changes a calendar, which is then read again; fails with `CALENDAR_NOT_FOUND`, or with the `CALENDAR_…` error of the
 * first read of a new address.
 */
export const changeCalendar = command('bookings.change-calendar', {
  request: calendarChangesSchema.extend({ id: idSchema }),
  response: calendarSourceSchema,
  deadlineMs: deadlines.calendars,
});
