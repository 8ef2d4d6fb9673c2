import { randomInt } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { DomainError, type EventMessage } from '@hearthstay/contracts';
import { isOutage, isTimeout, withDeadline, type EventPublisher } from '@hearthstay/messaging';
import type { Metric, ReportsMetrics } from '@hearthstay/runtime';
import type { Found, ScheduledTask, Scheduler } from '@hearthstay/scheduler';
import type { Model } from 'mongoose';
import pLimit from 'p-limit';
import { backlogMetrics } from './backlog-metrics';
import { EventBackoff } from './event-backoff';
import { OutboxDocuments } from './outbox-documents';
import type { WithOutbox } from './outbox.schema';
import { defaultRelayOptions, randomDelay, type RelayOptions } from './relay-options';

/**
 * Whether the broker is unreachable; a consumer's outage or a missing confirm of one event is reported with other
 * errors.
 */
const isUnavailable = (error: unknown): boolean => error instanceof DomainError && error.code === 'SERVICE_UNAVAILABLE';

/**
 * Publishes the events in the outboxes of one collection: those of one document in the order in which they were
 * recorded, each again until the publisher confirms it. An event that fails does not block later ones and is retried
 * with exponential backoff; it is never dropped. A held outbox waits for a sweep after the end of its hold. An event
 * that is confirmed but not yet removed when the process ends is published twice; consumers recognise its id.
 */
export class OutboxRelay implements BeforeApplicationShutdown, ReportsMetrics {
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly documents: OutboxDocuments;
  private readonly options: RelayOptions;
  private readonly stopping = new AbortController();
  /** The last task of each document in progress. Tasks of one document run one after another. */
  private readonly inProgress = new Map<string, Promise<void>>();
  private readonly backoff: EventBackoff;
  private readonly sweeping: ScheduledTask;
  private retries: Promise<void> | undefined;

  constructor(
    documents: Model<WithOutbox>,
    private readonly publisher: EventPublisher,
    scheduler: Scheduler,
    options: Partial<RelayOptions> = {},
  ) {
    this.options = { ...defaultRelayOptions, ...options };
    this.documents = new OutboxDocuments(documents, this.options);
    this.backoff = new EventBackoff(this.options.sweepEvery);
    // One listener for each pending delay.
    setMaxListeners(0, this.stopping.signal);
    const { sweepEvery, minimumAge } = this.options;
    this.sweeping = scheduler.add({
      name: `publish remaining events of ${this.documents.collection}`,
      every: sweepEvery,
      // No later than a sweep that has just missed an event because of its age would be followed by one that finds it.
      everyAtRest: minimumAge + sweepEvery,
      run: () => this.sweep(),
    });
  }

  /**
   * Waits for publications in progress. Events recorded later stay for the next start or another instance. The
   * scheduler, which waits for a sweep, stops after this, and the database closes last.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.allSettled([this.retries, ...this.inProgress.values()]);
  }

  /** Counts the unpublished events of all instances. */
  async readMetrics(): Promise<Metric[]> {
    return backlogMetrics(this.documents.collection, await this.documents.backlog(), this.backoff.count());
  }

  /** Publishes the events of a document in the background. A sweep repeats what fails. */
  notify(documentId: string): void {
    this.relay(documentId).catch((err: unknown) => {
      this.logger.warn({ err, documentId }, 'Cannot publish events');
      this.sweeping.runWithin(this.options.sweepEvery);
    });
  }

  /**
   * As `notify`, after a random delay. For calls that record an event only for known addresses: the load that follows
   * must not reveal through response times whether there was an event.
   */
  notifyAfterRandomDelay(documentId: string): void {
    const { shortestMs, longestMs } = randomDelay;
    pause(randomInt(shortestMs, longestMs), undefined, { signal: this.stopping.signal, ref: false }).then(
      () => this.notify(documentId),
      () => undefined,
    );
  }

  private relay(documentId: string): Promise<void> {
    const earlier = this.inProgress.get(documentId) ?? Promise.resolve();
    const work = earlier
      .catch(() => undefined)
      .then(() => this.publishEventsOf(documentId))
      .finally(() => {
        if (this.inProgress.get(documentId) === work) this.inProgress.delete(documentId);
      });
    this.inProgress.set(documentId, work);
    return work;
  }

  /** @throws DomainError `SERVICE_UNAVAILABLE` when the broker is unreachable. */
  private async publishEventsOf(documentId: string): Promise<void> {
    if (this.isStopping()) return;
    for (const event of await this.documents.eventsOf(documentId)) {
      if (this.backoff.mayBeTried(event.id)) await this.publish(documentId, event);
      if (this.isStopping()) return;
    }
  }

  private async publish(documentId: string, event: EventMessage): Promise<void> {
    try {
      await withDeadline(this.options.publishTimeout, this.publisher.publish(event));
    } catch (error) {
      if (isUnavailable(error)) throw error;
      this.noteFailure(documentId, event, error);
      return;
    }
    await this.documents.removeEvent(documentId, event.id);
    this.backoff.forget(event.id);
  }

  /**
   * An outage does not increase the backoff. A timeout does, up to a lower limit: its cause may be an outage or the
   * event itself.
   */
  private noteFailure(documentId: string, { id: eventId, name: messageName }: EventMessage, error: unknown): void {
    this.logger.warn({ err: error, documentId, eventId, messageName }, `Cannot publish ${messageName}`);
    const { longestPauseAfterFailure, longestPauseAfterTimeout, sweepEvery } = this.options;
    this.sweeping.runWithin(sweepEvery);
    if (isTimeout(error)) this.backoff.noteFailure(documentId, eventId, longestPauseAfterTimeout);
    else if (!isOutage(error)) this.backoff.noteFailure(documentId, eventId, longestPauseAfterFailure);
  }

  /**
   * Publishes the events that an earlier run, another instance or a failed publication has left. Documents with failed
   * events are retried apart from the others, so neither delays the other.
   *
   * @throws DomainError `SERVICE_UNAVAILABLE` when the broker is unreachable.
   */
  private async sweep(): Promise<Found> {
    const { ids: documentIds, hasYounger } = await this.documents.withEventsOfAge(this.options.minimumAge);
    this.backoff.forgetOverdue();
    const failing = this.backoff.documents();
    this.retries ??= this.relayAll(documentIds.filter((documentId) => failing.has(documentId)))
      .catch(() => undefined)
      .finally(() => {
        this.retries = undefined;
      });
    await this.relayAll(documentIds.filter((documentId) => !failing.has(documentId)));
    return documentIds.length > 0 || hasYounger ? 'something' : 'nothing';
  }

  /** Stops at the first error. @throws DomainError `SERVICE_UNAVAILABLE` when the broker is unreachable. */
  private async relayAll(documentIds: readonly string[]): Promise<void> {
    const failures: unknown[] = [];
    await pLimit(this.options.parallelDocuments).map(documentIds, async (documentId) => {
      if (failures.length === 0) await this.relay(documentId).catch((error: unknown) => failures.push(error));
    });
    if (failures.length > 0) throw failures[0];
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }
}
