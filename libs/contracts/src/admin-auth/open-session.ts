import { z } from 'zod';
import { command } from '../message/rpc';
import { tokenSchema } from '../values/token';

/** An admin opens the e-mailed link and gets a session, whose token the browser sends from then on. */
export const openSession = command('admin-auth.open-session', {
  request: z.object({ linkToken: tokenSchema }),
  response: z.object({ email: z.string(), token: z.string() }),
});
