import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { command } from '../message/rpc';
import { daySchema } from '../values/day';
import { fieldError, requiredAs } from '../values/field-error';
import { blockedDaySchema } from './blocked-day';

/** The days to block, in any order; duplicates are ignored. */
export const daysToBlockSchema = z
  .array(daySchema, { error: requiredAs('DAYS_REQUIRED') })
  .min(1, fieldError('DAYS_REQUIRED'))
  .max(fieldLimits.blockedDaysMax, fieldError('TOO_MANY_DAYS'));

/**
 * Blocks all days or none. Days in the past are rejected with `VALIDATION_FAILED` and `DAY_IN_PAST`, booked days with
 * `DAYS_BOOKED`, which lists them. The response lists the requested days that are now blocked.
 */
export const blockDays = command('bookings.block-days', {
  request: z.object({ dates: daysToBlockSchema }),
  response: z.array(blockedDaySchema),
});
