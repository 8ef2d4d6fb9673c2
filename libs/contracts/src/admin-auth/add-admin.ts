import { z } from 'zod';
import { command } from '../message/rpc';
import { emailSchema } from '../values/email';
import { adminSchema } from './admin';
import { adminLocaleSchema } from './admin-locale';

/** Adds an admin; `ALREADY_EXISTS` when the address belongs to an admin. */
export const addAdmin = command('admin-auth.add-admin', {
  request: z.object({
    email: emailSchema,
    addedBy: z.string(),
    /** Absent for the language of the house. */
    locale: adminLocaleSchema.optional(),
  }),
  response: adminSchema,
});
