import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';

/** Ends a feed and its address; `ENTRY_NOT_FOUND`. */
export const removeFeed = command('bookings.remove-feed', {
  request: z.object({ id: idSchema }),
  response: z.object({}),
});
