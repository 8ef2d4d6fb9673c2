import { serverTimeouts } from '@hearthstay/runtime';

/** Limits per client. Times are in milliseconds. */
export interface ServerLimits {
  headersMs: number;
  bodyMs: number;
  /** For the body of an upload by an admin, which may use a slow mobile connection. */
  uploadMs: number;
  /** For a connection on which nothing moves: the client does not read the response. */
  idleMs: number;
  connectionsPerAddress: number;
  /** For the API. Services have stricter limits for single operations. */
  requestsPerMinute: number;
}

export const serverLimits: ServerLimits = {
  headersMs: serverTimeouts.headersTimeout,
  bodyMs: serverTimeouts.requestTimeout,
  uploadMs: 300_000,
  idleMs: 60_000,
  connectionsPerAddress: 200,
  requestsPerMinute: 600,
};
