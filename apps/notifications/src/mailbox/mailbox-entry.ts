import type { MailboxEntry } from '@hearthstay/contracts';
import type { KeptEmail } from '../jobs';

/** A kept e-mail in the list. */
export const mailboxEntry = ({ _id, to, subject, createdAt }: KeptEmail): MailboxEntry => ({
  id: _id,
  to,
  subject,
  createdAt: createdAt.toISOString(),
});
