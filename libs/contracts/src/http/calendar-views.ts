import { z } from 'zod';
import { calendarFeedSchema } from '../bookings/calendar-feed';
import { calendarFieldsSchema, calendarSourceSchema } from '../bookings/calendar-source';
import { withAllFields } from '../values/with-all-fields';

/** An imported calendar with the sentence of its last error. */
export const calendarViewSchema = calendarSourceSchema.extend({
  lastError: calendarSourceSchema.shape.lastError.unwrap().extend({ message: z.string() }).nullable(),
});

export type CalendarView = z.infer<typeof calendarViewSchema>;

/** `POST /admin/calendars/test`. */
export const calendarTestBodySchema = calendarFieldsSchema.pick({ url: true, options: true });

/** `POST /admin/calendars/{id}/refresh`. */
export const refreshCalendarBodySchema = z.object({ freeDays: z.boolean({ error: 'WRONG_TYPE' }).default(false) });

/** A feed. Its URL is masked except in the response that creates or rotates it. */
export const feedViewSchema = z.object({ ...withAllFields(calendarFeedSchema.shape), url: z.string() });

export type FeedView = z.infer<typeof feedViewSchema>;
