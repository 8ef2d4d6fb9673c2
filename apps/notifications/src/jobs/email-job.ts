import { createHash } from 'node:crypto';
import type { EventMessage, Locale } from '@hearthstay/contracts';
import { z } from 'zod';
import type { DataOf, EmailKind } from '../templates/email-data';

/** The content, language and due time of an e-mail, without its recipient. */
export type EmailDraft = {
  [Kind in EmailKind]: {
    kind: Kind;
    locale: Locale;
    data: DataOf<Kind>;
    /** No attempt is made after this instant, because the e-mail is useless then. */
    usefulUntil?: Date;
    /** Not sent before this instant; immediately if absent. */
    dueAt?: Date;
    /** Identifies e-mails that are cancelled or moved together while they wait. */
    cancelKey?: string;
  };
}[EmailKind];

/** The fields of an event that an e-mail keeps. */
export type CausingEvent = Pick<EventMessage, 'id' | 'correlationId' | 'occurredAt'>;

/** A queued e-mail to one recipient. */
export type NewEmailJob = EmailDraft & { eventId: string; correlationId: string; to: string };

const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * The id of an e-mail. A duplicate event results in the same id for the same recipient. It is a hash, because it is
 * also the public `Message-ID`, which must not contain an address.
 */
export const emailJobId = ({ eventId, kind, to }: { eventId: string; kind: string; to: string }): string =>
  hashOf([eventId, kind, to]);

/** The id of an e-mail in the order of a request: see `turnOf`. The others of this order are found by theirs. */
export const orderedEmailId = ({ requestId, kind, to }: { requestId: string; kind: string; to: string }): string =>
  hashOf(['request', requestId, kind, to]);

const aboutRequest = z.object({ requestId: z.string() });

/** The request that an e-mail is about, while it has content. */
export const requestIdOf = ({ data }: { kind: string; data?: unknown }): string | undefined =>
  aboutRequest.safeParse(data).data?.requestId;
