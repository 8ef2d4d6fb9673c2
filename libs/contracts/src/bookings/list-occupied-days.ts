import { z } from 'zod';
import { query } from '../message/rpc';
import { daySchema } from '../values/day';

/**
 * A day that cannot be requested. If stays hold nights, it may be a part of a day: a day on which one stay ends and
 * another begins is listed once for each. It has the guest's full name only if the settings allow it.
 */
export const occupiedDaySchema = z.object({
  date: daySchema,
  /** A `gap` stays free between stays and belongs to none. */
  type: z.enum(['booking', 'blocked', 'gap']),
  guestName: z.string().optional(),
  /** The occupied part of the day; only if stays hold nights. */
  part: z.enum(['day', 'from-noon', 'until-noon']).optional(),
});

export type OccupiedDay = z.infer<typeof occupiedDaySchema>;

/** The occupied days since the first day of last month, sorted. */
export const listOccupiedDays = query('bookings.list-occupied-days', {
  request: z.object({}),
  response: z.array(occupiedDaySchema),
});
