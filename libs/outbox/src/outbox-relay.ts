import { randomInt } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DomainError, type EventMessage } from '@hearthstay/contracts';
import { isOutage, isTimeout, withDeadline, type EventPublisher } from '@hearthstay/messaging';
import type { Figure, ReportsFigures } from '@hearthstay/runtime';
import type { Model } from 'mongoose';
import pLimit from 'p-limit';
import { backlogFigures } from './backlog-figures';
import { FailingEvents } from './failing-events';
import { OutboxDocuments } from './outbox-documents';
import type { WithOutbox } from './outbox.schema';
import { defaultRelayOptions, unpredictablePause, type RelayOptions } from './relay-options';

const notPublished = 'An event was not published; it will be tried again';

/** Whether nothing can be published: not that a consumer lacks something, nor that one event was not confirmed. */
const isUnavailable = (error: unknown): boolean => error instanceof DomainError && error.code === 'SERVICE_UNAVAILABLE';

/**
 * Publishes what the documents of one collection have in their outboxes: the events of one document in the order in which they
 * were recorded, each again until the publisher confirms it. An event that fails lets the later ones pass and is tried again more and
 * more rarely; it is never given up. An event whose confirmation does not reach the database is published twice; consumers know it by
 * its id.
 *
 * As a provider of a Nest module, made by a factory, it starts and stops with the application.
 */
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown, ReportsFigures {
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly documents: OutboxDocuments;
  private readonly options: RelayOptions;
  private readonly stopping = new AbortController();
  /** The latest work on each document that is being worked on: one event after the other, whoever asks. */
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly failing: FailingEvents;
  private sweeps: Promise<void> = Promise.resolve();
  private retries: Promise<void> | undefined;

  constructor(
    documents: Model<WithOutbox>,
    private readonly publisher: EventPublisher,
    options: Partial<RelayOptions> = {},
  ) {
    this.documents = new OutboxDocuments(documents);
    this.options = { ...defaultRelayOptions, ...options };
    this.failing = new FailingEvents(this.options.sweepEvery);
    // Any number of pauses may end with it.
    setMaxListeners(0, this.stopping.signal);
  }

  onApplicationBootstrap(): void {
    this.start();
  }

  /** Before the database closes, which is on shutdown. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  /** What has not reached the broker yet, of all instances. */
  async readFigures(): Promise<Figure[]> {
    return backlogFigures(this.documents.collection, await this.documents.backlog(), this.failing.count());
  }

  /** Says that a document has just recorded an event. Does not wait and never fails: what is not published now is found later. */
  notify(documentId: string): void {
    this.relay(documentId).catch((err: unknown) => this.logger.warn({ err, documentId }, notPublished));
  }

  /**
   * As `notify`, after a pause that nobody can foresee. For events that only some of the same calls record: what follows from the
   * event must not let the caller tell by the time of this or the next answer whether there was one.
   */
  notifyUnpredictably(documentId: string): void {
    const { shortestMs, longestMs } = unpredictablePause;
    pause(randomInt(shortestMs, longestMs), undefined, { signal: this.stopping.signal, ref: false }).then(
      () => this.notify(documentId),
      () => undefined,
    );
  }

  /** Looks for events that were left behind, now and from time to time. */
  start(): void {
    this.sweeps = this.sweepUntilStopped();
  }

  /** Finishes the events that are on their way. What is recorded afterwards waits for the next start, or another instance. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.allSettled([this.sweeps, this.retries, ...this.underWay.values()]);
  }

  private relay(documentId: string): Promise<void> {
    const earlier = this.underWay.get(documentId) ?? Promise.resolve();
    const work = earlier
      .catch(() => undefined)
      .then(() => this.publishEventsOf(documentId))
      .finally(() => {
        if (this.underWay.get(documentId) === work) this.underWay.delete(documentId);
      });
    this.underWay.set(documentId, work);
    return work;
  }

  /** @throws when nothing at all can be published just now. */
  private async publishEventsOf(documentId: string): Promise<void> {
    if (this.isStopping()) return;
    for (const event of await this.documents.eventsOf(documentId)) {
      if (this.failing.mayBeTried(event.id)) await this.publish(documentId, event);
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
    this.failing.forget(event.id);
  }

  /** What waits for something that is away is tried as often as ever. Something that is late may be away, or held up by the event. */
  private noteFailure(documentId: string, { id: eventId, name: messageName }: EventMessage, error: unknown): void {
    this.logger.warn({ err: error, documentId, eventId, messageName }, notPublished);
    const { longestPauseAfterFailure, longestPauseAfterTimeout } = this.options;
    if (isTimeout(error)) this.failing.noteFailure(documentId, eventId, longestPauseAfterTimeout);
    else if (!isOutage(error)) this.failing.noteFailure(documentId, eventId, longestPauseAfterFailure);
  }

  private async sweepUntilStopped(): Promise<void> {
    while (!this.isStopping()) {
      try {
        await this.sweep();
      } catch (error) {
        this.logger.warn({ err: error }, 'The sweep of the outboxes was broken off');
      }
      await pause(this.options.sweepEvery, undefined, { signal: this.stopping.signal, ref: false }).catch(
        () => undefined,
      );
    }
  }

  /** Documents with events that have failed wait for no others, and no others wait for them. */
  private async sweep(): Promise<void> {
    const recordedBefore = new Date(Date.now() - this.options.overlookFor);
    const documentIds = await this.documents.withEventsBefore(recordedBefore);
    this.failing.forgetOverdue();
    const failing = this.failing.documents();
    this.retries ??= this.relayAll(documentIds.filter((documentId) => failing.has(documentId)))
      .catch(() => undefined)
      .finally(() => {
        this.retries = undefined;
      });
    await this.relayAll(documentIds.filter((documentId) => !failing.has(documentId)));
  }

  /** @throws when nothing at all can be published just now; the rest is left to the next sweep then. */
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
