import { ApiError } from './api-error';

/** When a call without an answer is sent again, and how often; in milliseconds. */
export const retries = {
  pausesMs: [500, 1_500],
  /** After the first attempt; no attempt begins later. */
  giveUpAfterMs: 15_000,
};

/** Of a gateway, or of a service that is away or too slow: the call may have taken effect or not. */
const outageStatuses = [502, 503, 504];

const hasNoResponse = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || outageStatuses.includes(error.status);

const retryAfterOf = (error: unknown) => (error instanceof ApiError ? error.retryAfterMs : 0);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends a call again that got no answer, before a person is told to check. Only for calls that take effect once,
 * however often they are sent. A refusal stays one.
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
