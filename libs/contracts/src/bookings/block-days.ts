import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { command } from '../message/rpc';
import { daySchema } from '../values/day';
import { fieldError, requiredAs } from '../values/field-error';
import { blockedDaySchema } from './blocked-day';

/** The days to block, in any order; naming one twice is naming it once. */
export const daysToBlockSchema = z
  .array(daySchema, { error: requiredAs('DAYS_REQUIRED') })
  .min(1, fieldError('DAYS_REQUIRED'))
  .max(fieldLimits.blockedDaysMax, fieldError('TOO_MANY_DAYS'));

/**
 * Blocks days, all or none (behaviour: Blocking). Days in the past are refused as `VALIDATION_FAILED` with `DAY_IN_PAST`, days that a
 * booking holds as `DAYS_BOOKED`, which names them. The answer is the blocked days among those asked for.
 */
export const blockDays = command('bookings.block-days', {
  request: z.object({ dates: daysToBlockSchema }),
  response: z.array(blockedDaySchema),
});
