import { z } from 'zod';
import { query } from '../message/rpc';
import { tokenSchema } from '../values/token';

/** Whose session this is; `AUTHENTICATION_REQUIRED` when it is nobody's any more. */
export const authenticate = query('admin-auth.authenticate', {
  request: z.object({ token: tokenSchema }),
  response: z.object({ email: z.string() }),
});
