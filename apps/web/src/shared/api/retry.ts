import { ApiError } from './api-error';

/** The pauses before a call without a response is repeated, and the time limit; in milliseconds. */
export const retries = {
  pausesMs: [500, 1_500],
  /** After the first attempt; no attempt begins later. */
  giveUpAfterMs: 15_000,
};

/** The statuses of a gateway, or of a service that is away or too slow: the call may have taken effect or not. */
const outageStatuses = [502, 503, 504];

const hasNoResponse = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || outageStatuses.includes(error.status);

const retryAfterOf = (error: unknown) => (error instanceof ApiError ? error.retryAfterMs : 0);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Repeats a call without a response before an error is shown. Only for idempotent calls. Other responses, such as
 * refusals, end the attempts.
 */
export const withRetries = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  const giveUpAt = performance.now() + retries.giveUpAfterMs;
  for (const pauseMs of retries.pausesMs) {
    try {
      return await attempt();
    } catch (error) {
      const waitMs = Math.max(pauseMs, retryAfterOf(error));
      if (!hasNoResponse(error) || performance.now() + waitMs > giveUpAt) throw error;
      await pause(waitMs);
    }
  }
  return attempt();
};
