import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Metric, ReportsMetrics } from '@hearthstay/runtime';
import { nextAttemptIn, nextRunIn } from './due-time';
import { taskMetrics } from './task-metrics';

export interface Task {
  /** What it does, as in "Cannot …": `release orphaned claims`. */
  name: string;
  /** The longest time between two runs, in milliseconds. */
  every: number;
  /** @param signal aborts when the service stops. The service waits for the run to end. */
  run(signal: AbortSignal): Promise<void>;
}

export interface ScheduledTask {
  /** Runs the task now, or again after the run that is under way. Does not wait. */
  wake(): void;
}

export interface TaskState {
  readonly task: Task;
  dueAt: number;
  /** In a row. */
  failures: number;
  /** Since the start of the process. */
  failedRuns: number;
  lastRunAt: number | undefined;
  isWoken: boolean;
  underWay: Promise<void> | undefined;
}

/** How long the timer may sleep, in milliseconds: a machine that was suspended catches up within this time. */
const longestSleep = 30_000;

/**
 * Runs the tasks of a service by one timer: each at the start of the service and then at its interval, shortened at
 * random by up to a tenth, so that instances do not all run at once. Runs of one task never overlap in a process. A
 * task that fails is repeated after a second, then after twice as long each time, up to its interval. Every instance
 * runs every task.
 */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, BeforeApplicationShutdown, ReportsMetrics {
  private readonly logger = new Logger(Scheduler.name);
  private readonly stopping = new AbortController();
  private readonly states: TaskState[] = [];
  private timer: NodeJS.Timeout | undefined;
  private isStarted = false;

  add(task: Task): ScheduledTask {
    const state: TaskState = {
      task,
      dueAt: -Infinity,
      failures: 0,
      failedRuns: 0,
      lastRunAt: undefined,
      isWoken: false,
      underWay: undefined,
    };
    this.states.push(state);
    return {
      wake: () => {
        state.isWoken = true;
        this.runDue();
      },
    };
  }

  onApplicationBootstrap(): void {
    this.isStarted = true;
    this.runDue();
  }

  /** The database closes later, in `onApplicationShutdown`. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await Promise.all(this.states.flatMap(({ underWay }) => underWay ?? []));
  }

  readMetrics(): Metric[] {
    return taskMetrics(this.states);
  }

  private runDue(): void {
    if (!this.isStarted || this.stopping.signal.aborted) return;
    const now = Date.now();
    for (const state of this.states) if (!state.underWay && isDue(state, now)) this.run(state, now);
    const idle = this.states.filter(({ underWay }) => !underWay).map(({ dueAt }) => dueAt - now);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.runDue(), Math.max(0, Math.min(longestSleep, ...idle))).unref();
  }

  private run(state: TaskState, now: number): void {
    state.isWoken = false;
    state.lastRunAt = now;
    state.underWay = this.attempt(state).finally(() => {
      state.underWay = undefined;
      this.runDue();
    });
  }

  /** Never rejects. */
  private async attempt(state: TaskState): Promise<void> {
    const { task } = state;
    try {
      await task.run(this.stopping.signal);
      state.failures = 0;
      state.dueAt = Date.now() + nextRunIn(task.every);
    } catch (err) {
      state.failures += 1;
      state.failedRuns += 1;
      const pause = nextAttemptIn(state.failures, task.every);
      state.dueAt = Date.now() + pause;
      this.logger.error(
        { err, failures: state.failures },
        `Cannot ${task.name}: next attempt in ${Math.round(pause / 1_000)} s`,
      );
    }
  }
}

/** A clock that was set back must not stop a task: a run in the future counts as long ago. */
const isDue = ({ isWoken, dueAt, lastRunAt = -Infinity }: TaskState, now: number): boolean =>
  isWoken || now >= dueAt || now < lastRunAt;
