import { z } from 'zod';
import { query } from '../message/rpc';
import { blockedDaySchema } from './blocked-day';

/** All blocked days from today in the time zone of the property, sorted. */
export const listBlockedDays = query('bookings.list-blocked-days', {
  request: z.object({}),
  response: z.array(blockedDaySchema),
});
