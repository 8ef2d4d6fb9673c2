export interface TaskState {
  readonly name: string;
  /** Runs the task if it is due in this instance. @returns when to try again, in ms since 1970. */
  readonly attempt: (signal: AbortSignal) => Promise<number>;
  /** The longest time to the attempt after one that failed, in milliseconds. */
  readonly longestPause: number;
  dueAt: number;
  /** A limit of the due time after the run in progress. */
  latestDueAt: number;
  /** In a row. */
  failures: number;
  /** Since the start of the process. */
  failedRuns: number;
  lastAttemptAt: number;
  lastRunAt: number | undefined;
  isWoken: boolean;
  underWay: Promise<void> | undefined;
}

export const newTaskState = (name: string, longestPause: number, attempt: TaskState['attempt']): TaskState => ({
  name,
  attempt,
  longestPause,
  dueAt: -Infinity,
  latestDueAt: Infinity,
  failures: 0,
  failedRuns: 0,
  lastAttemptAt: -Infinity,
  lastRunAt: undefined,
  isWoken: false,
  underWay: undefined,
});

/** An attempt in the future counts as long ago, so that a clock that was set back does not stop a task. */
export const isDue = ({ isWoken, dueAt, lastAttemptAt }: TaskState, now: number): boolean =>
  isWoken || now >= dueAt || now < lastAttemptAt;
