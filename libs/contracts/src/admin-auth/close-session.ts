import { z } from 'zod';
import { command } from '../message/rpc';
import { tokenSchema } from '../values/token';

/** Logout. A session that has ended already is no error. */
export const closeSession = command('admin-auth.close-session', {
  request: z.object({ token: tokenSchema }),
  response: z.object({}),
});
