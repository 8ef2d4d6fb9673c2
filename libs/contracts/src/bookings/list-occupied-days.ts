import { z } from 'zod';
import { query } from '../message/rpc';
import { daySchema } from '../values/day';

/**
 * A day that cannot be requested, or, where stays hold nights, a part of one: a day on which one stay ends and another
 * begins is listed for each. It has the guest's full name only if the settings allow it.
 */
export const occupiedDaySchema = z.object({
  date: daySchema,
  type: z.enum(['booking', 'blocked']),
  guestName: z.string().optional(),
  /** Only where stays hold nights: which part of the day is taken by this holder. */
  part: z.enum(['day', 'from-noon', 'until-noon']).optional(),
});

export type OccupiedDay = z.infer<typeof occupiedDaySchema>;

/** The occupied days since the first day of last month, sorted. */
export const listOccupiedDays = query('bookings.list-occupied-days', {
  request: z.object({}),
  response: z.array(occupiedDaySchema),
});
