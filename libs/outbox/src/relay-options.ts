import type { HoldTiming } from './outbox.schema';

/** Times are in milliseconds. */
export interface RelayOptions extends HoldTiming {
  /**
   * The minimum age of an event before a sweep publishes it; younger ones are published by the instance that recorded
   * them.
   */
  minimumAge: number;
  sweepEvery: number;
  /** The upper limit of the exponential backoff for an event on which a consumer fails. */
  longestPauseAfterFailure: number;
  /** The upper limit for an event that is not confirmed in time; shorter, because the cause may be an outage. */
  longestPauseAfterTimeout: number;
  /** How long to wait for the publisher confirm. */
  publishTimeout: number;
  /** The concurrency of a sweep. */
  parallelDocuments: number;
}

export const defaultRelayOptions: RelayOptions = {
  minimumAge: 5_000,
  sweepEvery: 3_000,
  longestPauseAfterFailure: 300_000,
  longestPauseAfterTimeout: 12_000,
  publishTimeout: 10_000,
  parallelDocuments: 8,
  now: () => new Date(),
  longestHold: 60_000,
};

/** Longer than the calls whose duration it hides, and short enough for a guest who waits for the e-mail. */
export const randomDelay = { shortestMs: 500, longestMs: 3_000 } as const;
