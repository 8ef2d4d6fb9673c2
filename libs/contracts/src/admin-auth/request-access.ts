import { z } from 'zod';
import { command } from '../message/rpc';
import { callerSchema } from '../values/caller';
import { emailSchema } from '../values/email';

/**
 * Somebody asks for an admin link. The answer is the same, in content and in time, and so is the limit, whether or not the address is
 * an admin's.
 */
export const requestAccess = command('admin-auth.request-access', {
  request: z.object({ email: emailSchema, caller: callerSchema }),
  response: z.object({}),
});
