import { z } from 'zod';
import { event } from '../message/event';
import { instantSchema } from '../values/instant';

/** A calendar could not be read for a day, or is not read any more. */
export const calendarUnreadable = event(
  'calendar.unreadable',
  z.object({
    propertyName: z.string(),
    calendarName: z.string(),
    /** When the first reading failed. */
    since: instantSchema,
  }),
);
