import { dayCount } from '@hearthstay/stay';
import { z } from 'zod';
import { query } from '../message/rpc';
import { daySchema } from '../values/day';
import { requestStatusSchema } from './booking-request';
import { calendarColors } from './calendar-source';

/** Two years, so that a calendar of one year can include entries that begin before it or end after it. */
const periodDaysMax = 732;

/** The first and the last day of a period, inclusive. */
export const availabilityPeriodSchema = z
  .object({ from: daySchema, to: daySchema })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'RANGE_REVERSED', abort: true })
  .refine(({ from, to }) => dayCount({ start: from, end: to }) <= periodDaysMax, {
    path: ['to'],
    error: 'PERIOD_TOO_LONG',
  });

const availabilityEntrySchema = z.object({
  from: daySchema,
  to: daySchema,
  kind: z.enum(['request', 'offer', 'block', 'feed']),
  /**
   * The id of the request, which is also that of its offer, of the block or of the calendar. A block whose days are not
   * adjacent has an entry for each range.
   */
  id: z.string(),
  /** The guest's name, the note of the block (may be empty), or the name of the calendar. */
  label: z.string(),
  /** Of a request. */
  status: requestStatusSchema.optional(),
  /** Whether nobody else can have the days of an offer meanwhile. */
  holds: z.boolean().optional(),
  /** Of a calendar. */
  color: z.enum(calendarColors).optional(),
});

export type AvailabilityEntry = z.infer<typeof availabilityEntrySchema>;

/**
 * The entries of a period, sorted by first day: pending, approved and confirmed requests, the owner's open offers,
 * blocks, and imported calendars. A request that was made with an offer is not listed besides it. Entries that begin
 * before the period or end after it are not cut, except calendars. Those are without the days that they only have from
 * us, as long as a request or a block has those.
 */
export const listAvailability = query('bookings.list-availability', {
  request: availabilityPeriodSchema,
  response: z.array(availabilityEntrySchema),
});
