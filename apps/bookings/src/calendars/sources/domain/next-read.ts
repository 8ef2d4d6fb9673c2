const minute = 60_000;

/** From one reading to the next, in milliseconds. */
const interval = 15 * minute;
const longestBackoff = 360 * minute;

/** The random part of the time to the next reading, so that not all houses send requests to a platform at once. */
const jitter = 0.2;

/**
 * The time to the next reading in milliseconds: about a quarter of an hour, doubled with each failure in a row, and at
 * least the `Retry-After` of the server, but never more than six hours.
 *
 * @param retryAfter in seconds.
 */
export const nextReadIn = (
  { failures, retryAfter = 0 }: { failures: number; retryAfter?: number },
  random = Math.random,
): number => {
  const regular = interval * 2 ** Math.min(failures, 10) * (1 - jitter * random());
  return Math.min(longestBackoff, Math.max(regular, retryAfter * 1_000));
};
