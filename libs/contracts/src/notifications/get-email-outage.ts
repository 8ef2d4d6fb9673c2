import { z } from 'zod';
import { query } from '../message/rpc';
import { instantSchema } from '../values/instant';
import { emailFailureSchema } from './email-failure';

/** What the owner is told while the mail server takes no e-mails. */
export const emailOutageSchema = z.object({
  /** The last e-mail that was sent, or the first failure if there was none since. */
  since: instantSchema,
  /** The number of e-mails that are due and wait. */
  waiting: z.int(),
  /** Why the latest attempt has failed. */
  failure: emailFailureSchema,
});

export type EmailOutage = z.infer<typeof emailOutageSchema>;

/** Since when no e-mail could be sent; `null` unless that is a quarter of an hour ago. */
export const getEmailOutage = query('notifications.get-email-outage', {
  request: z.object({}),
  response: z.object({ outage: emailOutageSchema.nullable() }),
});
