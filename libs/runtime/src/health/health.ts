import { memoizeFor } from './memoize-for';

/** Whether the process can do its work now. */
export type IsReady = () => Promise<boolean>;

export interface HealthResponse {
  status: 200 | 503;
  body: { status: 'ok' | 'unavailable' };
}

/** Readiness queries the database, so concurrent and frequent requests share one result. */
const readinessCacheMs = 1_000;

/** The response of `/health/live`. */
export const liveResponse: HealthResponse = { status: 200, body: { status: 'ok' } };

/**
 * The response of `/health/live` when the event loop is blocked, and of `/health/ready` when the process is not ready.
 */
export const unavailableResponse: HealthResponse = { status: 503, body: { status: 'unavailable' } };

/**
 * The response of `/health/ready`, at most a second old. It contains no reason, because callers are not authenticated;
 * the log does.
 */
export const readyResponse = (isReady: IsReady): (() => Promise<HealthResponse>) =>
  memoizeFor(readinessCacheMs, () =>
    isReady().then(
      (ready) => (ready ? liveResponse : unavailableResponse),
      () => unavailableResponse,
    ),
  );
