/** The random part of an interval, as a fraction of it. */
const jitter = 0.1;
const firstRetryMs = 1_000;

/** The time until the next run after one that succeeded, in milliseconds: never more than the interval. */
export const nextRunIn = (every: number, random = Math.random): number => every * (1 - jitter * random());

/**
 * The time until the next run after so many failures in a row, in milliseconds: doubled each time, never more than the
 * interval.
 */
export const nextAttemptIn = (failures: number, every: number): number =>
  Math.min(every, firstRetryMs * 2 ** (failures - 1));

/**
 * The random delay of a check whether a task of one instance is due, in milliseconds, so that all instances do not read
 * the due time and try to take the lease at the same moment.
 */
export const checkDelay = (random = Math.random): number => 250 * random();
