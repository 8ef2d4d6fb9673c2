import { newIdempotencyKey } from '../../../shared/api/idempotency-key';
import type { RequestBody } from './submit-request';

/**
 * Names requests by what they ask for, so that one that got no answer can be sent again and still is one request: the
 * same content keeps its key until it has been accepted, other content gets a new one.
 */
export const createRequestKeys = () => {
  let latest: { content: string; key: string } | null = null;
  return {
    keyOf: (body: RequestBody): string => {
      const content = JSON.stringify(body);
      if (latest?.content !== content) latest = { content, key: newIdempotencyKey() };
      return latest.key;
    },
    /** The request was accepted: asking the same once more is another request. */
    accepted: () => {
      latest = null;
    },
  };
};
