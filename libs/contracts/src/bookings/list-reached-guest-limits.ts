import { z } from 'zod';
import { query } from '../message/rpc';
import { reachedLimitSchema } from '../values/reached-limit';

/** The daily limits of e-mails to guests that were reached within the last day. */
export const listReachedGuestLimits = query('bookings.list-reached-guest-limits', {
  request: z.object({}),
  response: z.array(reachedLimitSchema),
});
