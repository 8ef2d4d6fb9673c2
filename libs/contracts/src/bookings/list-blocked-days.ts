import { z } from 'zod';
import { query } from '../message/rpc';
import { blockedDaySchema } from './blocked-day';

/** Every blocked day from today at the property on, sorted. */
export const listBlockedDays = query('bookings.list-blocked-days', {
  request: z.object({}),
  response: z.array(blockedDaySchema),
});
