import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { tokenSchema } from '../values/token';

/** Ends a session of the admin whose session the token is; idempotent. `AUTHENTICATION_REQUIRED` for an ended one. */
export const endSession = command('admin-auth.end-session', {
  request: z.object({ token: tokenSchema, id: idSchema }),
  response: z.object({}),
});
