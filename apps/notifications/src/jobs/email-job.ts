import { createHash } from 'node:crypto';
import type { EventMessage, Locale, LoggedKind, NoticeChannelName } from '@hearthstay/contracts';
import { z } from 'zod';
import type { JobDataOf } from './job-data';

/** The content, language and due time of an e-mail or of a notice beside it, without its recipient. */
export type EmailDraft = {
  [Kind in LoggedKind]: {
    kind: Kind;
    locale: Locale;
    data: JobDataOf<Kind>;
    /** How a notice reached its admin when it was queued; absent in e-mails. */
    channel?: NoticeChannelName;
    /** No attempt is made after this instant, because the e-mail is useless then. */
    usefulUntil?: Date;
    /** Not sent before this instant; immediately if absent. */
    dueAt?: Date;
    /** Identifies e-mails that are cancelled together while they wait. */
    cancelKey?: string;
    /**
     * How often an e-mail of this kind about a request has become due again since the stay was moved, because the
     * former one may have been cancelled. Increases, but may skip numbers; absent or 0 for the first one.
     */
    again?: number;
  };
}[LoggedKind];

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

const aboutRequest = z.object({ requestId: z.string(), revision: z.int().default(0) });

/** The request that the data of an e-mail are about; `undefined` for none. */
export const requestIdOf = (data: unknown): string | undefined => aboutRequest.safeParse(data).data?.requestId;

const aboutDays = z.object({ startDate: z.string(), endDate: z.string() });

/** The days of a stay that the data of an e-mail are about; `undefined` for none. */
export const daysOf = (data: unknown): string | undefined => {
  const about = aboutDays.safeParse(data).data;
  return about && `${about.startDate} ${about.endDate}`;
};

/** The place of an e-mail about a request among those to the same recipient. */
export interface RequestOrder {
  /** The same for all of them. It is a hash, because it stays when the content is removed. */
  orderKey: string;
  /** How often the stay was moved before. */
  revision: number;
  /** The id of the e-mail: a duplicate event, and another one of the same step, results in the same id. */
  id: string;
}

/** Enough characters to be unique; the key is stored twice with each e-mail, the second time in the index. */
const keyLength = 22;

/** The order of an e-mail that is about a request; `undefined` for any other. */
export const requestOrderOf = ({
  kind,
  to,
  data,
  again = 0,
}: Pick<NewEmailJob, 'kind' | 'to' | 'again'> & { data?: unknown }): RequestOrder | undefined => {
  const about = aboutRequest.safeParse(data).data;
  if (!about) return undefined;
  const { requestId, revision } = about;
  const counts = again > 0 ? [revision, again] : revision > 0 ? [revision] : [];
  const place = ['request', requestId, kind, to, ...counts.map(String)];
  return { orderKey: hashOf(['order', requestId, to]).slice(0, keyLength), revision, id: hashOf(place) };
};
