import type { ServerOptions } from 'node:http';

/** Limits for receiving a request, in milliseconds, so incomplete requests do not exhaust the connections. */
export const serverTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
} as const satisfies ServerOptions;
