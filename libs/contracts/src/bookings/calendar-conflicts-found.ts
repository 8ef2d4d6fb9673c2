import { z } from 'zod';
import { event } from '../message/event';
import { calendarConflictSchema } from './calendar-source';

/** A calendar has nights that a booking of the house, or an earlier calendar, has as well. */
export const calendarConflictsFound = event(
  'calendar.conflicts-found',
  z.object({
    propertyName: z.string(),
    calendarName: z.string(),
    conflicts: z.array(calendarConflictSchema).min(1),
  }),
);
