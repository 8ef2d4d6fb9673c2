import type { RequestFields, RequestView } from '@hearthstay/contracts';
import { api } from '@web/shared/api/client';
import { newIdempotencyKey } from '@web/shared/api/idempotency-key';

/**
 * Requests days. The response is the pending request; a repetition with the same key and body gets the same response.
 */
export const submitRequest = (body: RequestFields, key: string) =>
  api.post<RequestView>('/bookings/request', body, { 'Idempotency-Key': key });

/**
 * The idempotency keys of requests. A request without a response can be repeated and is created once: the same content
 * keeps its key until it has been accepted, other content gets a new key.
 */
export const createRequestKeys = () => {
  let latest: { content: string; key: string } | null = null;
  return {
    keyOf: (body: RequestFields): string => {
      const content = JSON.stringify(body);
      if (latest?.content !== content) latest = { content, key: newIdempotencyKey() };
      return latest.key;
    },
    /** Ends the use of the key: the same content sent again is another request. */
    accepted: () => {
      latest = null;
    },
  };
};
