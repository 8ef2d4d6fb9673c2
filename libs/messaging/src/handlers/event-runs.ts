import pLimit from 'p-limit';
import { DomainError, type EventMessage } from '@hearthstay/contracts';
import { withDeadline } from '../client/with-deadline';
import { isOutage } from '../errors/outage';

export interface EventRunLimits {
  /** How many events are handled at the same time. */
  concurrency: number;
  /** How long the handlers of one event may take, from their start. */
  deadlineMs: number;
}

type EventName = Pick<Partial<EventMessage>, 'id' | 'name'>;

interface Run {
  outcome: Promise<void>;
  /** Its handlers still run past their deadline. */
  isOverdue: boolean;
}

/**
 * Limits how many events are handled at the same time, and never handles one event twice at the same time: not even when its handlers
 * have run past their deadline, and the event comes again while they still run.
 */
export class EventRuns {
  private readonly slots;
  /** By the id of the event; from its arrival until the last of its handlers has ended. */
  private readonly runs = new Map<unknown, Run>();
  private saturatedSince: number | undefined;

  constructor(private readonly limits: EventRunLimits) {
    this.slots = pLimit({ concurrency: limits.concurrency, rejectOnClear: true });
  }

  /**
   * Starts the handlers of an event as soon as a slot is free. An event that is being handled shares the outcome of that.
   *
   * @throws AggregateError of what its handlers have failed with; of one that is late, `SERVICE_TIMEOUT`.
   * @throws DomainError `SERVICE_TIMEOUT` while late handlers of the same event still run, `SERVICE_UNAVAILABLE` when its handlers
   *   were not started before `discardWaiting`.
   */
  run({ id, name }: EventName, start: () => Promise<unknown>[]): Promise<void> {
    // What has no id is equal to nothing else.
    const key = id ?? Symbol(name);
    const current = this.runs.get(key);
    if (current) return current.isOverdue ? Promise.reject(new DomainError('SERVICE_TIMEOUT')) : current.outcome;
    const run: Run = { outcome: this.runInSlot(key, start, `${name} was not handled`), isOverdue: false };
    this.runs.set(key, run);
    return run.outcome;
  }

  /** Starts nothing of what still waits for a slot. */
  discardWaiting(): void {
    this.slots.clearQueue();
  }

  /** How many events have handlers that still run past their deadline. */
  overdue(): number {
    return [...this.runs.values()].filter(({ isOverdue }) => isOverdue).length;
  }

  /** For how many milliseconds all slots have been taken while no event was handled and none failed by itself. */
  stalledForMs(): number {
    return this.saturatedSince === undefined ? 0 : performance.now() - this.saturatedSince;
  }

  private async runInSlot(key: unknown, start: () => Promise<unknown>[], failureText: string): Promise<void> {
    try {
      await this.slots(() => this.waitFor(key, start(), failureText));
    } catch (error) {
      if (error instanceof AggregateError) throw error;
      // Its handlers have not failed, they were never started.
      this.runs.delete(key);
      throw new DomainError('SERVICE_UNAVAILABLE', {}, { cause: error });
    }
  }

  private async waitFor(key: unknown, handlers: Promise<unknown>[], failureText: string): Promise<void> {
    if (this.slots.activeCount === this.limits.concurrency) this.saturatedSince ??= performance.now();
    const failures: unknown[] = [];
    const ended = Promise.all(handlers.map((handler) => handler.catch((failure: unknown) => failures.push(failure))));
    void ended.then(() => this.runs.delete(key));
    await withDeadline(this.limits.deadlineMs, ended).catch((timeout: unknown) => failures.push(timeout));
    const late = this.runs.get(key);
    if (late) late.isOverdue = true;
    const failure = failures.length > 0 ? new AggregateError(failures, failureText) : undefined;
    this.noteOutcome(failure);
    if (failure) throw failure;
  }

  private noteOutcome(failure: AggregateError | undefined): void {
    if (this.slots.pendingCount === 0) this.saturatedSince = undefined;
    else if (!failure || !isOutage(failure)) this.saturatedSince = performance.now();
  }
}
