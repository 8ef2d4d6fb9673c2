/** How long to wait while there is no mail server at all: it is noticed soon when it is back. */
export const absenceDelayMs = 3_000;

const firstDelayMs = 5_000;
const longestDelayMs = 30 * 60_000;

/**
 * How long to wait after an attempt that failed for now, in milliseconds: 5, 15, 45 s … 30 min, each up to a quarter
 * shorter by chance, so that e-mails that failed together do not come back together.
 *
 * @param attempt the attempt that has just failed; the first one is 1.
 * @param random a number from 0 up to 1.
 */
export const backoffMs = (attempt: number, random = Math.random()): number =>
  Math.min(firstDelayMs * 3 ** (attempt - 1), longestDelayMs) * (1 - random / 4);
