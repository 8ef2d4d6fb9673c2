import { loggedKinds } from '@hearthstay/contracts';
import { trusted } from '@hearthstay/database';
import { channelOf } from '../channel-of';

/**
 * The content of an e-mail and the personal data beside its recipient, as data or rendered. Its links contain tokens,
 * of which other collections store only hashes, so content is removed as soon as it is not needed.
 */
const contentFields = ['data', 'senderName', 'subject', 'html', 'text', 'attachments', 'images', 'replyTo'] as const;

/** As the operand of `$unset`. */
export const allContent = Object.fromEntries(contentFields.map((field) => [field, 1 as const]));

/** The conditions of the partial indexes of e-mails with content, which are always few. */
export const indexedContent = {
  data: { data: { $exists: true } },
  rendered: { subject: { $exists: true } },
};

/** The same conditions for queries; MongoDB uses a partial index only for queries that repeat them. */
export const hasData = () => ({ data: trusted({ $exists: true }) });
const kindsBesideEmail = loggedKinds.filter((kind) => channelOf(kind) !== 'emails');
/** What is said of the mail server is not said of the receivers of notices. */
export const isEmail = () => ({ kind: trusted({ $nin: kindsBesideEmail }) });
export const isRendered = () => ({ subject: trusted({ $exists: true }) });
