import { z } from 'zod';
import { deadlines } from '../message/deadlines';
import { query } from '../message/rpc';
import { historyKindSchema, historyPageSchema, historyPeriodSchema } from '../values/history-page';

/** The changes of requests, blocks, calendars, guests and settings; only of some kinds if these are given. */
export const listBookingHistory = query('bookings.list-history', {
  request: historyPeriodSchema.extend({ kinds: z.array(historyKindSchema).optional() }),
  response: historyPageSchema,
  deadlineMs: deadlines.history,
});
