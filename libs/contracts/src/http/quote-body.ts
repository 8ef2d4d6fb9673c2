import { priceLimits } from '@hearthstay/prices';
import { nightsOf } from '@hearthstay/stay';
import type { z } from 'zod';
import { guestFieldsSchema } from '../bookings/guests';
import { daySchema } from '../values/day';

/** The body of `POST /bookings/quote`. */
export const quoteBodySchema = guestFieldsSchema
  .extend({ startDate: daySchema, endDate: daySchema })
  .refine(({ startDate, endDate }) => startDate <= endDate, { path: ['endDate'], error: 'RANGE_REVERSED' })
  .refine(({ startDate: start, endDate: end }) => nightsOf({ start, end }) <= priceLimits.nightsMax, {
    path: ['endDate'],
    error: 'PERIOD_TOO_LONG',
  });

export type QuoteBody = z.infer<typeof quoteBodySchema>;
