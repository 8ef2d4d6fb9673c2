import { z } from 'zod';
import { command } from '../message/rpc';
import { localeSchema } from '../values/locale';
import { tokenSchema } from '../values/token';

/** Exchanges the token of a login link for the token of a new session. */
export const openSession = command('admin-auth.open-session', {
  request: z.object({
    linkToken: tokenSchema,
    /** The token of the session that the browser has had so far; it ends. */
    formerToken: tokenSchema.optional(),
    /** The header of the browser. */
    userAgent: z.string().optional(),
  }),
  response: z.object({
    email: z.string(),
    token: z.string(),
    /** The language of e-mails to the admin; absent for that of the house. */
    locale: localeSchema.optional(),
  }),
});
