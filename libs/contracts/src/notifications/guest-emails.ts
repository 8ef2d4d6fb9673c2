import { z } from 'zod';
import { guestDataCountsSchema } from '../bookings/guest-data';
import { query } from '../message/rpc';
import { emailSchema } from '../values/email';
import { loggedEmailSchema } from './list-email-log';

const guest = z.object({ email: emailSchema, requestIds: z.array(z.string()) });

/** How many e-mails to a guest, and about their requests, are on record or wait. */
export const countGuestEmails = query('notifications.count-guest-emails', {
  request: guest,
  response: z.object({ found: guestDataCountsSchema }),
});

/** An e-mail to a guest, or about their requests, with its data until it is sent. Tokens of links are left out. */
export const exportedEmailSchema = loggedEmailSchema
  .pick({ id: true, kind: true, to: true, state: true, requestId: true, createdAt: true, dueAt: true, sentAt: true })
  .extend({ data: z.unknown().optional() });

export type ExportedEmail = z.infer<typeof exportedEmailSchema>;

export const exportGuestEmails = query('notifications.export-guest-emails', {
  request: guest,
  response: z.array(exportedEmailSchema),
});
