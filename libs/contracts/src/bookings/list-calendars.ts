import { z } from 'zod';
import { query } from '../message/rpc';
import { calendarSourceSchema } from './calendar-source';

/** All imported calendars, oldest first. */
export const listCalendars = query('bookings.list-calendars', {
  request: z.object({}),
  response: z.array(calendarSourceSchema),
});
