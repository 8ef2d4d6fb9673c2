/**
 * `request` of a browser, `call` of another program, `message` that is handled.
 */
export type SpanKind = 'request' | 'call' | 'message';

/** Names and numbers of the program only: no text of a guest, no address and no token may be in a span. */
export interface SpanEnd {
  /** In place of the name at the beginning. */
  name?: string;
  outcome: string;
  isError?: boolean;
  attributes?: Record<string, string | number>;
}

/** A part of what a request has caused, with its beginning and its end. */
export interface Span {
  /** What is caused by it has this as its `traceparent`; absent while tracing is off. */
  traceparent?: string;
  end(result: SpanEnd): void;
}
