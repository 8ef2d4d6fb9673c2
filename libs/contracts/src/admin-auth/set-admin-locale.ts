import { z } from 'zod';
import { command } from '../message/rpc';
import { requiredAs } from '../values/field-error';
import { idSchema } from '../values/id';
import { locales } from '../values/locale';
import { adminSchema } from './admin';

const localeOfAdmin = z.enum(locales, {
  error: (issue) => (typeof issue.input === 'string' ? 'INVALID' : requiredAs('REQUIRED')(issue)),
});

/** Sets the language of e-mails to an admin; `null` for that of the house. `ENTRY_NOT_FOUND` for an unknown admin. */
export const setAdminLocale = command('admin-auth.set-admin-locale', {
  request: z.object({ id: idSchema, locale: localeOfAdmin.nullable() }),
  response: adminSchema,
});
