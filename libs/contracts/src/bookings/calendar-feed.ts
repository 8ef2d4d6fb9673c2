import { z } from 'zod';
import { idSchema } from '../values/id';
import { instantSchema } from '../values/instant';
import { tokenSchema } from '../values/token';
import { calendarNameSchema } from './calendar-source';

/** The fields of a feed that an admin sets. */
export const calendarFeedFieldsSchema = z.object({
  name: calendarNameSchema,
  /** The imported calendar whose days are excluded, because the reading platform has them already; `null` for none. */
  calendarId: idSchema.nullable().default(null),
  /** Whether it contains the names of guests. */
  withNames: z.boolean({ error: 'WRONG_TYPE' }).default(false),
});

export type CalendarFeedFields = z.output<typeof calendarFeedFieldsSchema>;

/** A calendar that other platforms read. Its token is returned only when it is created or rotated. */
export const calendarFeedSchema = z.object({
  id: idSchema,
  ...calendarFeedFieldsSchema.shape,
  name: z.string(),
  /** The latest reads, newest first. */
  reads: z.array(z.object({ at: instantSchema, userAgent: z.string() })),
});

export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

export const newCalendarFeedSchema = calendarFeedSchema.extend({ token: tokenSchema });

export type NewCalendarFeed = z.infer<typeof newCalendarFeedSchema>;
