import { z } from 'zod';
import { accessLinkSchema } from '../bookings/request-event';
import { command } from '../message/rpc';
import { emailSchema } from '../values/email';

/**
 * Issues a login link that an operator passes on, for a house whose e-mails do not arrive. It is good for ten minutes,
 * once. A repeated command invalidates the link of the first one.
 */
export const issueLoginLink = command('admin-auth.issue-login-link', {
  request: z.object({
    email: emailSchema,
    /** Whether the address becomes an admin first, unless it belongs to one. */
    add: z.boolean(),
  }),
  response: accessLinkSchema,
});
