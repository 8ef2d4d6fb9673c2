import type { RequestFields, RequestView } from '@hearthstay/contracts';
import { api } from '@web/shared/api/client';
import { newIdempotencyKey } from '@web/shared/api/idempotency-key';

/** Asks for days. The answer is the request, still pending; the same key and body sent again get the same answer. */
export const submitRequest = (body: RequestFields, key: string) =>
  api.post<RequestView>('/bookings/request', body, { 'Idempotency-Key': key });

/**
 * Names requests by what they ask for, so that one that got no answer can be sent again and still is one request: the
 * same content keeps its key until it has been accepted, other content gets a new one.
 */
export const createRequestKeys = () => {
  let latest: { content: string; key: string } | null = null;
  return {
    keyOf: (body: RequestFields): string => {
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
