import { trusted } from '@hearthstay/database';

/**
 * What an e-mail says, and what names people beside its recipient. Its links are secrets that open something; elsewhere only
 * hashes of them are stored. So content stays no longer than it is needed.
 */
const contentFields = ['senderName', 'subject', 'html', 'text', 'attachments', 'replyTo'] as const;

export type EmailContentField = (typeof contentFields)[number];

/** As an update's `$unset`. */
export const allContent = Object.fromEntries(contentFields.map((field) => [field, 1 as const]));

/** The condition of the index of e-mails that have content: few at any time. */
export const havingContent = { subject: { $exists: true } };

/** The same condition for queries, which have to repeat it to be answered from the index. */
export const hasContent = () => ({ subject: trusted({ $exists: true }) });
