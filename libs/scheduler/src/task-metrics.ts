import type { Metric } from '@hearthstay/runtime';
import type { TaskState } from './scheduler';

/** A task whose last run is older than its interval hangs; one whose failures grow has a cause in the log. */
export const taskMetrics = (states: readonly TaskState[]): Metric[] =>
  states.flatMap(({ task, lastRunAt, failedRuns }): Metric[] => [
    {
      name: 'hearthstay_task_last_run_timestamp_seconds',
      help: 'When a scheduled task began its last run, by task; 0 before the first one',
      type: 'gauge',
      value: (lastRunAt ?? 0) / 1_000,
      labels: { task: task.name },
    },
    {
      name: 'hearthstay_task_failures_total',
      help: 'Runs of a scheduled task that failed since the start, by task',
      type: 'counter',
      value: failedRuns,
      labels: { task: task.name },
    },
  ]);
