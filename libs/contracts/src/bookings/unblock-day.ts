import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';

/** Frees a blocked day; `ENTRY_NOT_FOUND` when it is not blocked. A day of a booking is never freed by this. */
export const unblockDay = command('bookings.unblock-day', {
  request: z.object({ id: idSchema }),
  response: z.object({}),
});
