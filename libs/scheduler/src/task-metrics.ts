import type { Metric } from '@hearthstay/runtime';
import type { TaskState } from './task-state';

/**
 * The times show a task that hangs: no process has begun it for longer than its interval. The log contains the reasons
 * of failures.
 */
export const taskMetrics = (states: readonly TaskState[]): Metric[] =>
  states.flatMap(({ name: task, lastRunAt, failedRuns }): Metric[] => [
    {
      name: 'hearthstay_task_last_run_timestamp_seconds',
      help: 'When this process began its last run of a scheduled task, by task; 0 before the first one',
      type: 'gauge',
      value: (lastRunAt ?? 0) / 1_000,
      labels: { task },
    },
    {
      name: 'hearthstay_task_failures_total',
      help: 'Runs of a scheduled task that failed since the start, by task',
      type: 'counter',
      value: failedRuns,
      labels: { task },
    },
  ]);
