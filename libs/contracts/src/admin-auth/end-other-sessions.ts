import { z } from 'zod';
import { command } from '../message/rpc';
import { tokenSchema } from '../values/token';

/** Ends all sessions of an admin but the one of the token. `AUTHENTICATION_REQUIRED` for an ended one. */
export const endOtherSessions = command('admin-auth.end-other-sessions', {
  request: z.object({ token: tokenSchema }),
  response: z.object({}),
});
