import { trusted } from '@hearthstay/database';

/**
 * What an e-mail says, and what names people beside its recipient: as data, or rendered. Its links are secrets that
 * open something; elsewhere only hashes of them are stored. So content stays no longer than it is needed.
 */
const contentFields = ['data', 'senderName', 'subject', 'html', 'text', 'attachments', 'replyTo'] as const;

/** As an update's `$unset`. */
export const allContent = Object.fromEntries(contentFields.map((field) => [field, 1 as const]));

/** The conditions of the partial indexes of e-mails that have content: few at any time. */
export const indexedContent = {
  data: { data: { $exists: true } },
  rendered: { subject: { $exists: true } },
};

/** The same conditions for queries, which have to repeat them to be answered from the index. */
export const hasData = () => ({ data: trusted({ $exists: true }) });
export const isRendered = () => ({ subject: trusted({ $exists: true }) });
