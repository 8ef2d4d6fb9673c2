/** All in milliseconds. */
export interface RelayOptions {
  /** How old an event has to be before a sweep takes it up: younger ones are on their way already, from here or another instance. */
  overlookFor: number;
  sweepEvery: number;
  /** While consumers fail on an event, the pause between sweeps doubles up to this. An outage does not lengthen it. */
  sweepAtLeastEvery: number;
  /** When an event that is not confirmed counts as not published. */
  publishTimeout: number;
}

export const defaultRelayOptions: RelayOptions = {
  overlookFor: 5_000,
  sweepEvery: 3_000,
  sweepAtLeastEvery: 30_000,
  publishTimeout: 10_000,
};

/** Long enough to fall behind the calls that somebody makes to measure, short enough for somebody who waits for the e-mail. */
export const unpredictablePause = { shortestMs: 500, longestMs: 3_000 } as const;
