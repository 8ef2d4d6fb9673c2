import { serverTimeouts } from '@hearthstay/runtime';

/** What a single caller may take of the server. Times are in milliseconds. */
export interface ServerLimits {
  headersMs: number;
  bodyMs: number;
  /** For the body of an upload that an admin sends, as over the line of a phone. */
  uploadMs: number;
  connectionsPerAddress: number;
  /** Of the API. Services limit by themselves what deserves a stricter limit. */
  callsPerMinute: number;
}

export const serverLimits: ServerLimits = {
  headersMs: serverTimeouts.headersTimeout,
  bodyMs: serverTimeouts.requestTimeout,
  uploadMs: 300_000,
  connectionsPerAddress: 200,
  callsPerMinute: 600,
};
