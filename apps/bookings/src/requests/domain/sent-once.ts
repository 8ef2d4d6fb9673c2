import { createHash } from 'node:crypto';
import type { RequestFields } from '@hearthstay/contracts';

/**
 * What a guest's client has named a request by, so that sending it again makes no second one. Both are SHA-256,
 * base64url: the key is the client's own and may say something.
 */
export interface SentOnce {
  key: string;
  body: string;
}

/** Another request has been stored under the same key a moment ago. */
export class AlreadySent extends Error {}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Bodies are the same when their fields are, however they were written: a name with spaces around it, no message or an
 * empty one. The language that a browser asks for is no part of them.
 */
export const sentOnce = (
  idempotencyKey: string,
  { name, email, startDate, endDate, message }: RequestFields,
): SentOnce => ({
  key: hashOf(idempotencyKey),
  body: hashOf(JSON.stringify([name, email, startDate, endDate, message || null])),
});
