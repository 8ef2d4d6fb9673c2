import { z } from 'zod';
import { deadlines } from '../message/deadlines';
import { query } from '../message/rpc';

/** Who stayed for how many days, year by year, newest first (behaviour: Statistics). */
export const guestStatisticsSchema = z.array(
  z.object({
    year: z.int(),
    uniqueGuests: z.int(),
    totalDays: z.int(),
    guests: z.array(z.object({ email: z.string(), name: z.string(), totalDays: z.int() })),
  }),
);

export type GuestStatistics = z.infer<typeof guestStatisticsSchema>;

/** It reads every booking there has ever been, so it may take longer than other queries. */
export const getGuestStatistics = query('bookings.get-guest-statistics', {
  request: z.object({}),
  response: guestStatisticsSchema,
  deadlineMs: deadlines.write,
});
