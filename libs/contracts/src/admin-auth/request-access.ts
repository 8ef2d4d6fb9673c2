import { z } from 'zod';
import { command } from '../message/rpc';
import { callerSchema } from '../values/caller';
import { emailSchema } from '../values/email';
import { panelPathSchema } from '../values/panel-path';

/**
 * Requests a login link. Response, response time and limit do not reveal whether the address belongs to an admin.
 */
export const requestAccess = command('admin-auth.request-access', {
  request: z.object({ email: emailSchema, caller: callerSchema, returnTo: panelPathSchema.optional() }),
  response: z.object({
    /** The validity of a link. */
    linkMinutes: z.number().int().positive(),
  }),
});
