import { z } from 'zod';
import { command } from '../message/rpc';
import { callerSchema } from '../values/caller';
import { emailSchema } from '../values/email';
import { localeSchema } from '../values/locale';

/**
 * Requests the link to a guest's requests. Response and limit do not reveal whether the address is known.
 */
export const sendAccessLink = command('bookings.send-access-link', {
  request: z.object({ email: emailSchema, locale: localeSchema, caller: callerSchema }),
  response: z.object({}),
});
