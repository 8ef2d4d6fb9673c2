import { z } from 'zod';
import { command } from '../message/rpc';
import { tokenSchema } from '../values/token';

/** The iCalendar text of the feed with this token; records the read. `NOT_FOUND` for an unknown token. */
export const readFeed = command('bookings.read-feed', {
  request: z.object({
    token: tokenSchema,
    userAgent: z.string(),
    /** `false` if only the headers are sent, because the reader then gets none of the days. */
    isRecorded: z.boolean().default(true),
  }),
  response: z.object({
    calendar: z.string(),
    /** Whether it contains the names of guests. */
    withNames: z.boolean(),
  }),
});
