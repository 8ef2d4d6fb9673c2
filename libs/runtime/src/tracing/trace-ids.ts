import { createHash } from 'node:crypto';

export interface TraceIds {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
}

/**
 * The ids of the trace and of the first span of all that a request of a browser causes. They follow from the request's
 * correlation id, which is in each message, each recorded event and each queued e-mail: none of them has to store
 * something for traces, and an e-mail that is sent days later still belongs to its trace.
 */
export const traceIdsOf = (correlationId: string): TraceIds => {
  const digits = createHash('sha256').update(correlationId).digest('hex');
  return { traceId: digits.slice(0, 32), spanId: digits.slice(32, 48) };
};

/** The ids as a header of W3C Trace Context. */
export const traceparentOf = ({ traceId, spanId }: TraceIds): string => `00-${traceId}-${spanId}-01`;

/** The ids in such a header; `undefined` if it has none. */
export const idsIn = (traceparent: string | undefined): TraceIds | undefined => {
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(traceparent ?? '') ?? [];
  return traceId !== undefined && spanId !== undefined ? { traceId, spanId } : undefined;
};
