import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';

/** Removes a guest from the whitelist; `ENTRY_NOT_FOUND` without an entry. */
export const removeFromWhitelist = command('bookings.remove-from-whitelist', {
  request: z.object({ id: idSchema }),
  response: z.object({}),
});
