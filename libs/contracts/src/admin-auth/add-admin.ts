import { z } from 'zod';
import { command } from '../message/rpc';
import { emailSchema } from '../values/email';
import { adminSchema } from './admin';

/** Adds an admin; `ALREADY_EXISTS` when the address belongs to an admin. */
export const addAdmin = command('admin-auth.add-admin', {
  request: z.object({ email: emailSchema, addedBy: z.string() }),
  response: adminSchema,
});
