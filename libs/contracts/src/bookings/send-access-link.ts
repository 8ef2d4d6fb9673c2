import { z } from 'zod';
import { command } from '../message/rpc';
import { callerSchema } from '../values/caller';
import { emailSchema } from '../values/email';
import { localeSchema } from '../values/locale';

/** A guest asks for the link to their requests. The answer and the limit are the same whether or not the address is known. */
export const sendAccessLink = command('bookings.send-access-link', {
  request: z.object({ email: emailSchema, locale: localeSchema, caller: callerSchema }),
  response: z.object({}),
});
