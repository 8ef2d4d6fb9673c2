/** The pause while no SMTP server is available; constant, so that e-mails are sent soon after it is back. */
export const absenceDelayMs = 3_000;

const firstDelayMs = 5_000;
/** In milliseconds. */
export const longestDelayMs = 30 * 60_000;

/**
 * The pause after a temporary failure, in milliseconds: 5, 15, 45 s … 30 min, each shortened by a random jitter of up
 * to a quarter, so that e-mails which failed together are not retried together.
 *
 * @param attempt the attempt that has failed; the first one is 1.
 * @param random a number from 0 up to 1.
 */
export const backoffMs = (attempt: number, random = Math.random()): number =>
  Math.min(firstDelayMs * 3 ** (attempt - 1), longestDelayMs) * (1 - random / 4);
