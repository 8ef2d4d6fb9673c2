import { z } from 'zod';
import { query } from '../message/rpc';
import { instantSchema } from '../values/instant';
import { tokenSchema } from '../values/token';

/** The admin of a session; `AUTHENTICATION_REQUIRED` for an unknown or ended session. */
export const authenticate = query('admin-auth.authenticate', {
  request: z.object({ token: tokenSchema }),
  response: z.object({
    email: z.string(),
    /** When the session began. Instances of older versions omit it. */
    signedInAt: instantSchema.optional(),
  }),
});
