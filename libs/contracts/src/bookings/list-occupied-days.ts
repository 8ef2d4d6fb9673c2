import { z } from 'zod';
import { query } from '../message/rpc';
import { daySchema } from '../values/day';

/** A day that nobody can ask for. The guest's full name is there only while the settings allow it. */
export const occupiedDaySchema = z.object({
  date: daySchema,
  type: z.enum(['booking', 'blocked']),
  guestName: z.string().optional(),
});

export type OccupiedDay = z.infer<typeof occupiedDaySchema>;

/** Sorted, from the first day of last month on. */
export const listOccupiedDays = query('bookings.list-occupied-days', {
  request: z.object({}),
  response: z.array(occupiedDaySchema),
});
