import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';

/** Unblocks a day; `ENTRY_NOT_FOUND` when it is not blocked. Days of bookings stay claimed. */
export const unblockDay = command('bookings.unblock-day', {
  request: z.object({ id: idSchema }),
  response: z.object({}),
});
