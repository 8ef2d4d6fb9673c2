import { z } from 'zod';
import { idSchema } from '../values/id';
import { instantSchema } from '../values/instant';
import { tokenSchema } from '../values/token';
import { calendarNameSchema } from './calendar-source';

/** What an admin decides about a calendar that others read. */
export const calendarFeedFieldsSchema = z.object({
  name: calendarNameSchema,
  /** Whose days are left out, because that platform has them from itself; `null` for none. */
  calendarId: idSchema.nullable().default(null),
  /** Whether the names of guests are in it. */
  withNames: z.boolean({ error: 'WRONG_TYPE' }).default(false),
});

export type CalendarFeedFields = z.output<typeof calendarFeedFieldsSchema>;

/** A calendar of ours that others read. Its token is shown once, when it is made. */
export const calendarFeedSchema = z.object({
  id: idSchema,
  name: z.string(),
  calendarId: idSchema.nullable(),
  withNames: z.boolean(),
  /** The latest reads, newest first. */
  reads: z.array(z.object({ at: instantSchema, userAgent: z.string() })),
});

export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

export const newCalendarFeedSchema = calendarFeedSchema.extend({ token: tokenSchema });

export type NewCalendarFeed = z.infer<typeof newCalendarFeedSchema>;
