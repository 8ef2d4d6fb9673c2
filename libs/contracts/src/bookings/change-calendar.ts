import { z } from 'zod';
import { deadlines } from '../message/deadlines';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { withAllFields } from '../values/with-all-fields';
import { calendarFieldsSchema, calendarSourceSchema } from './calendar-source';

/**
 * The fields to change; absent fields stay unchanged. Options are complete, because an absent one would be switched
 * off.
 */
export const calendarChangesSchema = z.object(withAllFields(calendarFieldsSchema.shape)).partial();

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
