import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';

/** Removes a feed, whose URL becomes invalid; `ENTRY_NOT_FOUND`. */
export const removeFeed = command('bookings.remove-feed', {
  request: z.object({ id: idSchema }),
  response: z.object({}),
});
