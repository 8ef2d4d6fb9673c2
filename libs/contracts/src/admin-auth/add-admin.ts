import { z } from 'zod';
import { command } from '../message/rpc';
import { emailSchema } from '../values/email';
import { adminSchema } from './admin';

/** One admin makes another; `ALREADY_EXISTS` when the address is an admin's. */
export const addAdmin = command('admin-auth.add-admin', {
  request: z.object({ email: emailSchema, addedBy: z.string() }),
  response: adminSchema,
});
