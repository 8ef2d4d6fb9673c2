import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { adminSchema } from './admin';
import { adminLocaleSchema } from './admin-locale';

/** Sets the language of e-mails to an admin; `null` for that of the house. `ENTRY_NOT_FOUND` for an unknown admin. */
export const setAdminLocale = command('admin-auth.set-admin-locale', {
  request: z.object({ id: idSchema, locale: adminLocaleSchema.nullable() }),
  response: adminSchema,
});
