import { createHash } from 'node:crypto';
import { fieldsOf, requestFieldsSchema, type RequestFields } from '@hearthstay/contracts';

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

const bodyOf = fieldsOf(requestFieldsSchema);

/**
 * Bodies are equal when their normalised fields are equal: without spaces around a name, and with an empty message as
 * none. The language of the browser is not included.
 */
export const idempotencyRecord = (
  idempotencyKey: string,
  fields: Omit<RequestFields, 'email'> & { email?: string | undefined },
): IdempotencyRecord => ({
  key: hashOf(idempotencyKey),
  body: hashOf(
    JSON.stringify({
      ...bodyOf(fields as RequestFields),
      message: fields.message || null,
      children: fields.children ?? [],
    }),
  ),
});
