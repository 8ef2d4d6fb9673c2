import { createHash } from 'node:crypto';
import type { EventMessage, Locale } from '@hearthstay/contracts';

/** Which e-mail it is. With the event and the recipient it says whether two e-mails are the same. */
export type EmailKind =
  | 'request-received'
  | 'request-approved'
  | 'request-declined'
  | 'booking-confirmed'
  | 'booking-cancelled'
  | 'guest-access'
  | 'new-request'
  | 'booking-confirmed-for-admins'
  | 'admin-access';

export interface EmailAttachment {
  filename: string;
  contentType: string;
  /** Text; everything that the product attaches is. */
  content: string;
}

/** An e-mail as its readers see it. */
export interface ComposedEmail {
  kind: EmailKind;
  /** The name that stands beside the sender's address. */
  senderName: string;
  subject: string;
  html: string;
  text: string;
  attachments: EmailAttachment[];
  locale: Locale;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo: string | null;
  /** After this instant nobody needs the e-mail any more; attempts to send it end here at the latest. */
  usefulUntil: Date | null;
}

/** What of an event an e-mail keeps. */
export type CausingEvent = Pick<EventMessage, 'id' | 'correlationId' | 'occurredAt'>;

/** A composed e-mail on its way to one recipient. */
export interface OutgoingEmail extends ComposedEmail {
  eventId: string;
  correlationId: string;
  to: string;
}

/**
 * The identity of an e-mail: the same event makes the same e-mail for the same person, however often it comes. A hash, because the
 * identity is also the public `Message-ID`, which is to name nobody.
 */
export const emailId = ({ eventId, kind, to }: Pick<OutgoingEmail, 'eventId' | 'kind' | 'to'>): string =>
  createHash('sha256')
    .update(JSON.stringify([eventId, kind, to]))
    .digest('base64url');
