/** Whether the process can do its work just now; a process that is up is alive. */
export type IsReady = () => Promise<boolean>;

export interface HealthAnswer {
  status: 200 | 503;
  body: { status: 'ok' | 'unavailable' };
}

/** What `/health/live` answers. */
export const liveAnswer: HealthAnswer = { status: 200, body: { status: 'ok' } };

/** What `/health/ready` answers: no reason, for that is in the log and the caller may be anybody. */
export const readyAnswer = async (isReady: IsReady): Promise<HealthAnswer> =>
  (await isReady()) ? liveAnswer : { status: 503, body: { status: 'unavailable' } };
