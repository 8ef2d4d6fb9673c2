import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
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
  options: calendarOptionsSchema.optional(),
  paused: z.boolean({ error: 'WRONG_TYPE' }).optional(),
});

export type CalendarChanges = z.output<typeof calendarChangesSchema>;

/** Changes a calendar, which is then read again; `CALENDAR_NOT_FOUND`, `CALENDAR_ADDRESS_INVALID`. */
export const changeCalendar = command('bookings.change-calendar', {
  request: calendarChangesSchema.extend({ id: idSchema }),
  response: calendarSourceSchema,
});
