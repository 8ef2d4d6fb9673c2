import { z } from 'zod';
import { query } from '../message/rpc';
import { tokenSchema } from '../values/token';

/** The admin of a session; `AUTHENTICATION_REQUIRED` for an unknown or ended session. */
export const authenticate = query('admin-auth.authenticate', {
  request: z.object({ token: tokenSchema }),
  response: z.object({
    email: z.string(),
    /** Whether the session began a short time ago. */
    isFresh: z.boolean(),
  }),
});
