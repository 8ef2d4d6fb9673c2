import { z } from 'zod';
import { command } from '../message/rpc';
import { callerSchema } from '../values/caller';

/** Whether this is the password for the site; counted against the caller's limit, whatever the answer. */
export const checkPassword = command('bookings.check-password', {
  request: z.object({ password: z.string().max(1_000), caller: callerSchema }),
  response: z.object({ valid: z.boolean() }),
});
