import { rememberFor } from './remember-for';

/** Whether the process can do its work just now; a process that is up is alive. */
export type IsReady = () => Promise<boolean>;

export interface HealthAnswer {
  status: 200 | 503;
  body: { status: 'ok' | 'unavailable' };
}

/** To know whether it is ready, a service asks its database: whoever asks the service a thousand times must not do that to it. */
const readinessMs = 1_000;

/** What `/health/live` answers. */
export const liveAnswer: HealthAnswer = { status: 200, body: { status: 'ok' } };

/** What `/health/live` answers for a process whose event loop stands still, and `/health/ready` for one that cannot work. */
export const unavailableAnswer: HealthAnswer = { status: 503, body: { status: 'unavailable' } };

/** What `/health/ready` answers, at most a second old: no reason, for that is in the log and the caller may be anybody. */
export const readyAnswers = (isReady: IsReady): (() => Promise<HealthAnswer>) =>
  rememberFor(readinessMs, () =>
    isReady().then(
      (ready) => (ready ? liveAnswer : unavailableAnswer),
      () => unavailableAnswer,
    ),
  );
