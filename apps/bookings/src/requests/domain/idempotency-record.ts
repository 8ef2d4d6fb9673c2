import { createHash } from 'node:crypto';
import type { RequestFields } from '@hearthstay/contracts';

/**
 * The idempotency key of a request and the hash of its body. Both are SHA-256 in base64url, because a client's key may
 * contain personal data.
 */
export interface IdempotencyRecord {
  key: string;
  body: string;
}

/** Another request has been stored under the same key a moment ago. */
export class DuplicateIdempotencyKey extends Error {}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Bodies are equal when their normalised fields are equal: without spaces around a name, and with an empty message as
 * none. The language of the browser is not included.
 */
export const idempotencyRecord = (
  idempotencyKey: string,
  { name, email, startDate, endDate, message, adults, children, quotedTotal }: RequestFields,
): IdempotencyRecord => ({
  key: hashOf(idempotencyKey),
  body: hashOf(
    JSON.stringify([
      ...[name, email, startDate, endDate, message || null],
      // Records of requests without them stay as they are.
      ...(adults === undefined && quotedTotal === undefined ? [] : [adults, children ?? [], quotedTotal]),
    ]),
  ),
});
