import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';

/** Takes a guest off the whitelist; `ENTRY_NOT_FOUND` when there is no such entry. */
export const removeFromWhitelist = command('bookings.remove-from-whitelist', {
  request: z.object({ id: idSchema }),
  response: z.object({}),
});
