import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';

/** Ends an admin's access, sessions included, at once. `ENTRY_NOT_FOUND`, or `LAST_ADMIN` when nobody would be left. */
export const removeAdmin = command('admin-auth.remove-admin', {
  request: z.object({ id: idSchema }),
  response: z.object({}),
});
