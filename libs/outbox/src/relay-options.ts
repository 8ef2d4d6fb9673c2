/** All but one in milliseconds. */
export interface RelayOptions {
  /** How old an event has to be before a sweep takes it up: younger ones are on their way already, from here or another instance. */
  overlookFor: number;
  sweepEvery: number;
  /** The pause before an event is tried again that its consumers fail on doubles up to this. */
  longestPauseAfterFailure: number;
  /** The same for an event that is not confirmed in time. Shorter: the reason may be an outage that ends. */
  longestPauseAfterTimeout: number;
  /** When an event that is not confirmed counts as not published. */
  publishTimeout: number;
  /** How many documents a sweep works on at the same time. */
  parallelDocuments: number;
}

export const defaultRelayOptions: RelayOptions = {
  overlookFor: 5_000,
  sweepEvery: 3_000,
  longestPauseAfterFailure: 300_000,
  longestPauseAfterTimeout: 12_000,
  publishTimeout: 10_000,
  parallelDocuments: 8,
};

/** Long enough to fall behind the calls that somebody makes to measure, short enough for somebody who waits for the e-mail. */
export const unpredictablePause = { shortestMs: 500, longestMs: 3_000 } as const;
