import pLimit from 'p-limit';
import { DomainError, type EventMessage } from '@hearthstay/contracts';
import { withDeadline } from '../client/with-deadline';
import { isOutage } from '../errors/outage';

export interface EventLimits {
  /** The maximum number of events handled concurrently. */
  concurrency: number;
  /** The time limit of an event's handlers, from their start, in milliseconds. */
  deadlineMs: number;
}

type EventName = Pick<Partial<EventMessage>, 'id' | 'name'>;

interface Run {
  outcome: Promise<void>;
  /** Whether its handlers still run after their deadline. */
  isOverdue: boolean;
}

/**
 * Runs the handlers of events with limited concurrency, and those of one event never twice at the same time: an event
 * that is redelivered while its handlers still run after their deadline is rejected.
 */
export class EventExecutor {
  private readonly slots;
  /** By event id, from the delivery until the last handler has ended. */
  private readonly runs = new Map<unknown, Run>();
  private saturatedSince: number | undefined;

  constructor(private readonly limits: EventLimits) {
    this.slots = pLimit({ concurrency: limits.concurrency, rejectOnClear: true });
  }

  /**
   * Starts the handlers of an event when a slot is free. Concurrent deliveries of one event share the result.
   *
   * @throws AggregateError of the handlers' errors, with `SERVICE_TIMEOUT` for a handler past its deadline
   * @throws DomainError `SERVICE_TIMEOUT` while overdue handlers of the same event still run, `SERVICE_UNAVAILABLE`
   *   when `discardWaiting` was called before its handlers started
   */
  run({ id, name }: EventName, start: () => Promise<unknown>[]): Promise<void> {
    // An event without an id has no duplicates.
    const key = id ?? Symbol(name);
    const current = this.runs.get(key);
    if (current) return current.isOverdue ? Promise.reject(new DomainError('SERVICE_TIMEOUT')) : current.outcome;
    const run: Run = { outcome: this.runInSlot(key, start, `Cannot handle ${name}`), isOverdue: false };
    this.runs.set(key, run);
    return run.outcome;
  }

  /** Rejects the events that wait for a slot. */
  discardWaiting(): void {
    this.slots.clearQueue();
  }

  /** The number of events whose handlers still run after their deadline. */
  overdue(): number {
    return [...this.runs.values()].filter(({ isOverdue }) => isOverdue).length;
  }

  /** Milliseconds since all slots are taken without an event handled or failed, other than by an outage. */
  stalledForMs(): number {
    return this.saturatedSince === undefined ? 0 : performance.now() - this.saturatedSince;
  }

  private async runInSlot(key: unknown, start: () => Promise<unknown>[], failureText: string): Promise<void> {
    try {
      await this.slots(() => this.waitFor(key, start(), failureText));
    } catch (error) {
      if (error instanceof AggregateError) throw error;
      // The handlers were not started.
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
