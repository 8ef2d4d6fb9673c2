import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';

/** Removes an admin with all sessions, immediately; `ENTRY_NOT_FOUND`, or `LAST_ADMIN` for the last admin. */
export const removeAdmin = command('admin-auth.remove-admin', {
  request: z.object({ id: idSchema }),
  response: z.object({}),
});
