import { z } from 'zod';
import { event } from '../message/event';
import { calendarConflictSchema } from './calendar-source';

/** A booking of the house or an earlier calendar has nights of this calendar as well. */
export const calendarConflictsFound = event(
  'calendar.conflicts-found',
  z.object({
    propertyName: z.string(),
    calendarName: z.string(),
    conflicts: z.array(calendarConflictSchema).min(1),
  }),
);
