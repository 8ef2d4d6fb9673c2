import { dayCount } from '@hearthstay/stay';
import { z } from 'zod';
import { query } from '../message/rpc';
import { daySchema } from '../values/day';
import { requestStatusSchema } from './booking-request';
import { calendarColors } from './calendar-source';

/** Two years, so that a calendar of a year can show what begins before it and ends after it. */
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
  kind: z.enum(['request', 'block', 'feed']),
  /** Of the request, the block or the calendar. A block whose days are not adjacent has an entry for each range. */
  id: z.string(),
  /** The guest's name, the note of the block, which may be empty, or the name of the calendar. */
  label: z.string(),
  /** Of a request. */
  status: requestStatusSchema.optional(),
  /** Of a calendar. */
  color: z.enum(calendarColors).optional(),
});

export type AvailabilityEntry = z.infer<typeof availabilityEntrySchema>;

/**
 * Who has days of a period or asks for them, by first day: requests that are pending, approved or confirmed, blocks,
 * and calendars. Requests and blocks are whole, also if they begin before the period or end after it. Calendars are
 * without the days that they only have from us, as long as a request or a block has those.
 */
export const listAvailability = query('bookings.list-availability', {
  request: availabilityPeriodSchema,
  response: z.array(availabilityEntrySchema),
});
