import { z } from 'zod';
import { command } from '../message/rpc';
import { emailSchema } from '../values/email';

/** Somebody asks for an admin link. The answer is the same, in content and in time, whether or not the address is an admin's. */
export const requestAccess = command('admin-auth.request-access', {
  request: z.object({ email: emailSchema }),
  response: z.object({}),
});
