import type { ServerOptions } from 'node:http';

/**
 * How long a request may take to arrive, in milliseconds: half-sent ones must not fill a server. Node looks for late ones every 30
 * seconds unless it is told otherwise.
 */
export const serverTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
} as const satisfies ServerOptions;
