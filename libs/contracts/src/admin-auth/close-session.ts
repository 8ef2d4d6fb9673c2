import { z } from 'zod';
import { command } from '../message/rpc';
import { tokenSchema } from '../values/token';

/** Logs out; idempotent. */
export const closeSession = command('admin-auth.close-session', {
  request: z.object({ token: tokenSchema }),
  response: z.object({}),
});
