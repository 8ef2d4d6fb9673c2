import { AsyncResource } from 'node:async_hooks';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, type Metric, type ReportsMetrics } from '@hearthstay/runtime';
import { checkDelay, nextAttemptIn, nextRunIn } from './due-time';
import { OneInstanceTask, type TaskForOneInstance } from './one-instance-task';
import { ScheduledTaskRepository } from './persistence/scheduled-task.repository';
import { isDue, newTaskState, type TaskState } from './task-state';
import { taskMetrics } from './task-metrics';

export interface Task {
  /** The task as a verb, as in "Cannot …": `release orphaned claims`. */
  name: string;
  /** The longest time between two runs, in milliseconds. */
  every: number;
  /** @param signal aborts when the service stops. The service waits for the run to end. */
  run(signal: AbortSignal): Promise<void>;
}

/** What a run has found to do. */
export type Found = 'something' | 'nothing';

/** A task that runs less often while it finds nothing. */
export interface RestingTask extends Omit<Task, 'run'> {
  /** The longest time from a run that has found nothing to the next one, in milliseconds. */
  everyAtRest: number;
  run(signal: AbortSignal): Promise<Found>;
}

export interface ScheduledTask {
  /** Runs the task now, or again after the run in progress. Does not wait. */
  wake(): void;
  /** Runs the task within this time, in milliseconds, or again within it after the run in progress. */
  runWithin(milliseconds: number): void;
}

/** @returns the longest time until the next run, in milliseconds */
const runOnce = async (task: Task | RestingTask, signal: AbortSignal): Promise<number> => {
  if ('everyAtRest' in task) return (await task.run(signal)) === 'nothing' ? task.everyAtRest : task.every;
  await task.run(signal);
  return task.every;
};

/** The longest delay of the timer, in milliseconds: after a suspension overdue tasks run within this time. */
const longestSleep = 30_000;

/** The longest pause before a failed task of one instance is retried, in milliseconds. */
const longestPauseOfOneInstance = 10 * 60_000;

/**
 * Runs the tasks of a service by one timer. Runs of one task never overlap in a process. A task that fails is repeated
 * after a second, then after twice as long each time, up to a limit.
 */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, BeforeApplicationShutdown, ReportsMetrics {
  private readonly logger = new Logger(Scheduler.name);
  private readonly stopping = new AbortController();
  /** A task that a command wakes must not run with the actor, the ids and the deadline of that command. */
  private readonly background = new AsyncResource(Scheduler.name);
  private readonly states: TaskState[] = [];
  private timer: NodeJS.Timeout | undefined;
  private isStarted = false;

  constructor(
    private readonly tasks: ScheduledTaskRepository,
    private readonly clock: Clock = new Clock(),
  ) {}

  /**
   * Runs a task in every instance: at the start of the service and then at its interval, shortened at random by up to a
   * tenth, so that instances do not all run at once.
   */
  add(task: Task | RestingTask): ScheduledTask {
    const state = this.keep(task.name, task.every, async (signal) => {
      state.lastRunAt = this.now();
      return this.now() + nextRunIn(await runOnce(task, signal));
    });
    return {
      wake: () => {
        state.isWoken = true;
        this.runDue();
      },
      runWithin: (milliseconds) => {
        state.latestDueAt = Math.min(state.latestDueAt, this.now() + milliseconds);
        state.dueAt = Math.min(state.dueAt, state.latestDueAt);
        this.runDue();
      },
    };
  }

  /** Runs a task in one instance at a time, by a due time in the database: see {@link OneInstanceTask}. */
  addForOneInstance(task: TaskForOneInstance): void {
    const run = (signal: AbortSignal) => {
      state.lastRunAt = this.now();
      return task.run(signal);
    };
    const oneInstanceTask = new OneInstanceTask(this.tasks, { ...task, run }, this.clock);
    const state = this.keep(
      task.name,
      longestPauseOfOneInstance,
      async (signal) => (await oneInstanceTask.runIfDue(signal)) + checkDelay(),
    );
  }

  onApplicationBootstrap(): void {
    this.isStarted = true;
    this.runDue();
  }

  /** Runs what is due after the clock was turned, which the timer does not notice. Resolves when no task runs. */
  async catchUp(): Promise<void> {
    this.runDue();
    await this.idle();
  }

  /** The database closes later, in `onApplicationShutdown`. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await this.idle();
  }

  readMetrics(): Metric[] {
    return taskMetrics(this.states);
  }

  private async idle(): Promise<void> {
    await Promise.all(this.states.flatMap(({ underWay }) => underWay ?? []));
  }

  /** In milliseconds since 1970. */
  private now(): number {
    return this.clock.now().getTime();
  }

  private keep(...task: Parameters<typeof newTaskState>): TaskState {
    const state = newTaskState(...task);
    this.states.push(state);
    return state;
  }

  private runDue(): void {
    if (!this.isStarted || this.stopping.signal.aborted) return;
    const now = this.now();
    for (const state of this.states) if (!state.underWay && isDue(state, now)) this.run(state, now);
    const idle = this.states.filter(({ underWay }) => !underWay).map(({ dueAt }) => dueAt - now);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.runDue(), Math.max(0, Math.min(longestSleep, ...idle))).unref();
  }

  private run(state: TaskState, now: number): void {
    state.isWoken = false;
    state.latestDueAt = Infinity;
    state.lastAttemptAt = now;
    state.underWay = this.background
      .runInAsyncScope(() => this.attempt(state))
      .finally(() => {
        state.underWay = undefined;
        this.runDue();
      });
  }

  /** Never rejects. */
  private async attempt(state: TaskState): Promise<void> {
    try {
      const dueAt = await state.attempt(this.stopping.signal);
      state.dueAt = Math.min(dueAt, state.latestDueAt);
      state.failures = 0;
    } catch (err) {
      state.failures += 1;
      state.failedRuns += 1;
      const pause = nextAttemptIn(state.failures, state.longestPause);
      state.dueAt = this.now() + pause;
      this.logger.error(
        { err, failures: state.failures },
        `Cannot ${state.name}: next attempt in ${Math.round(pause / 1_000)} s`,
      );
    }
  }
}
