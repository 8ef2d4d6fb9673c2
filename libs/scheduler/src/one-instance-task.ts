import { defaultBeatTiming, type BeatTiming, type Lease } from '@hearthstay/database';
import type { Clock } from '@hearthstay/runtime';
import type { ScheduledTaskRepository } from './persistence/scheduled-task.repository';
import type { Recurrence } from './recurrence';

export interface TaskForOneInstance {
  /** The task as a verb, as in "Cannot …": `remove old content of e-mails`. Unique in the service. */
  name: string;
  next: Recurrence;
  /**
   * @param signal aborts when the service stops, and when another instance has taken over. An aborted task runs again,
   *   so a run skips work that is already done.
   */
  run(signal: AbortSignal): Promise<void>;
}

/**
 * Runs a task in one instance at a time. Its due time is stored in the database, so any number of runs that were missed
 * while no instance was running are replaced by one at the next start. The instance that runs it holds a lease: when it
 * is killed, another one takes over and runs the task from its beginning.
 */
export class OneInstanceTask {
  private readonly lease: Lease;

  constructor(
    private readonly tasks: ScheduledTaskRepository,
    private readonly task: TaskForOneInstance,
    private readonly clock: Clock,
    private readonly timing: BeatTiming = defaultBeatTiming,
  ) {
    this.lease = tasks.leaseOf(task.name, timing);
  }

  /**
   * Runs the task if it is due and no other instance runs it.
   *
   * @returns the time of the next check, in milliseconds since 1970.
   */
  async runIfDue(stopping: AbortSignal): Promise<number> {
    const dueAt = await this.dueAt();
    if (dueAt > this.now()) return dueAt;
    if (!(await this.lease.tryTake())) return this.now() + this.timing.beatEvery;
    try {
      return await this.runIfStillDue(AbortSignal.any([stopping, this.lease.lost]));
    } finally {
      await this.lease.release();
    }
  }

  /**
   * Reads the due time again under the lease, because another instance may have run the task and released the lease
   * meanwhile.
   */
  private async runIfStillDue(signal: AbortSignal): Promise<number> {
    const dueAt = await this.dueAt();
    const ranAt = this.now();
    if (dueAt > ranAt) return dueAt;
    await this.task.run(signal);
    // An aborted task stays due.
    if (signal.aborted) return this.now();
    return this.setTimes({ dueAt: this.task.next(this.now()), ranAt });
  }

  /**
   * A task that has never run is due at once. If the stored time is later than the next regular one, that one counts:
   * the clock was set back, or the hour or time zone of the task was changed.
   */
  private async dueAt(): Promise<number> {
    const { dueAt } = await this.tasks.timesOf(this.task.name);
    const now = this.now();
    if (dueAt === undefined) return now;
    const latest = this.task.next(now);
    return dueAt <= latest ? dueAt : this.setTimes({ dueAt: latest });
  }

  /** In milliseconds since 1970. */
  private now(): number {
    return this.clock.now().getTime();
  }

  private async setTimes(times: { dueAt: number; ranAt?: number }): Promise<number> {
    await this.tasks.setTimes(this.task.name, times);
    return times.dueAt;
  }
}
