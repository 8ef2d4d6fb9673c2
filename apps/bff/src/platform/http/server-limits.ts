import { serverTimeouts } from '@hearthstay/runtime';

/** What a single caller may take of the server. Times are in milliseconds. */
export interface ServerLimits {
  headersMs: number;
  bodyMs: number;
  /** For the body of an upload that an admin sends, as over the line of a phone. */
  uploadMs: number;
  connectionsPerAddress: number;
}

export const serverLimits: ServerLimits = {
  headersMs: serverTimeouts.headersTimeout,
  bodyMs: serverTimeouts.requestTimeout,
  uploadMs: 300_000,
  connectionsPerAddress: 200,
};
