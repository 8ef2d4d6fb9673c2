import { z } from 'zod';
import { deadlines } from '../message/deadlines';
import { query } from '../message/rpc';

/** The days of each guest by year, newest first. */
export const guestStatisticsSchema = z.array(
  z.object({
    year: z.int(),
    uniqueGuests: z.int(),
    totalDays: z.int(),
    /** `email` is `null` for guests without an address; they are told apart by their names. */
    guests: z.array(z.object({ email: z.string().nullable(), name: z.string(), totalDays: z.int() })),
  }),
);

export type GuestStatistics = z.infer<typeof guestStatisticsSchema>;

/** The query reads all bookings, so it has a longer deadline. */
export const getGuestStatistics = query('bookings.get-guest-statistics', {
  request: z.object({}),
  response: guestStatisticsSchema,
  deadlineMs: deadlines.write,
});
