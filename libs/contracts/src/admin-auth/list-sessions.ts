import { z } from 'zod';
import { query } from '../message/rpc';
import { tokenSchema } from '../values/token';
import { adminSessionSchema } from './admin-session';

/** The sessions of the admin of a session, the latest first; `AUTHENTICATION_REQUIRED` for an ended session. */
export const listSessions = query('admin-auth.list-sessions', {
  request: z.object({ token: tokenSchema }),
  response: z.array(adminSessionSchema),
});
