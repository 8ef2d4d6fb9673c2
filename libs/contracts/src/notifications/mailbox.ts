import { z } from 'zod';
import { query } from '../message/rpc';
import { idSchema } from '../values/id';
import { instantSchema } from '../values/instant';

const mailboxEntrySchema = z.object({
  id: idSchema,
  to: z.string(),
  subject: z.string(),
  createdAt: instantSchema,
});

export type MailboxEntry = z.infer<typeof mailboxEntrySchema>;

/** The e-mails of the local mailbox, which replaces a mail server, newest first. */
export const listMailbox = query('notifications.list-mailbox', {
  request: z.object({}),
  response: z.array(mailboxEntrySchema),
});

/** One e-mail of the local mailbox with its bodies; attachments in base64. */
export const getMailboxEmail = query('notifications.get-mailbox-email', {
  request: z.object({ id: idSchema }),
  response: mailboxEntrySchema.extend({
    html: z.string(),
    text: z.string(),
    attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), contentBase64: z.string() })),
  }),
});
