import { createHash } from 'node:crypto';
import type { EventMessage, Locale } from '@hearthstay/contracts';
import type { DataOf, EmailKind } from '../templates/email-data';
import type { RenderedEmail } from '../templates/rendered-email';

/** What to say, in which language and when; not to whom. */
export type EmailDraft = {
  [Kind in EmailKind]: {
    kind: Kind;
    locale: Locale;
    data: DataOf<Kind>;
    /** After this instant nobody needs the e-mail any more; attempts to send it end here at the latest. */
    usefulUntil?: Date;
    /** Not before this instant; at once if absent. */
    dueAt?: Date;
    /** Names this e-mail and others that are cancelled or moved together while they wait. */
    cancelKey?: string;
  };
}[EmailKind];

/** A draft of an older version, which rendered e-mails before it queued them. */
export interface RenderedDraft extends RenderedEmail {
  kind: EmailKind;
  locale: Locale;
  usefulUntil: Date | null;
}

/** What of an event an e-mail keeps. */
export type CausingEvent = Pick<EventMessage, 'id' | 'correlationId' | 'occurredAt'>;

/** An e-mail to one recipient, as it is queued. */
export type NewEmailJob = (EmailDraft | RenderedDraft) & { eventId: string; correlationId: string; to: string };

/**
 * The identity of an e-mail: the same event makes the same e-mail for the same person, however often it comes. A hash,
 * because the identity is also the public `Message-ID`, which is to name nobody.
 */
export const emailJobId = ({ eventId, kind, to }: { eventId: string; kind: string; to: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([eventId, kind, to]))
    .digest('base64url');
