import { z } from 'zod';
import { command } from '../message/rpc';
import { tokenSchema } from '../values/token';

/** Logs out; idempotent. */
export const closeSession = command('admin-auth.close-session', {
  request: z.object({ token: tokenSchema }),
  /** `email` is that of the admin whose session it was; absent for one that had ended. */
  response: z.object({ email: z.string().optional() }),
});
