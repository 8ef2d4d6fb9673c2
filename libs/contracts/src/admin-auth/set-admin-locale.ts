import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { localeSchema } from '../values/locale';
import { adminSchema } from './admin';

/** Sets the language of e-mails to an admin; `null` for that of the house. `ENTRY_NOT_FOUND` for an unknown admin. */
export const setAdminLocale = command('admin-auth.set-admin-locale', {
  request: z.object({ id: idSchema, locale: localeSchema.nullable() }),
  response: adminSchema,
});
