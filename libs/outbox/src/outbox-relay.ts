import { randomInt } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import { isOutage, withDeadline, type EventPublisher } from '@hearthstay/messaging';
import type { Figure, ReportsFigures } from '@hearthstay/runtime';
import type { Model } from 'mongoose';
import { backlogFigures } from './backlog-figures';
import { OutboxDocuments } from './outbox-documents';
import type { WithOutbox } from './outbox.schema';
import { defaultRelayOptions, unpredictablePause, type RelayOptions } from './relay-options';

/**
 * Publishes what the documents of one collection have in their outboxes: the events of one document in the order in which they
 * were recorded, each again until the publisher confirms it. An event whose confirmation does not reach the database is
 * published twice; consumers know it by its id.
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
  private sweeps: Promise<void> = Promise.resolve();

  constructor(
    documents: Model<WithOutbox>,
    private readonly publisher: EventPublisher,
    options: Partial<RelayOptions> = {},
  ) {
    this.documents = new OutboxDocuments(documents);
    this.options = { ...defaultRelayOptions, ...options };
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
    return backlogFigures(this.documents.collection, await this.documents.backlog());
  }

  /** Says that a document has just recorded an event. Does not wait and never fails: what is not published now is found later. */
  notify(documentId: string): void {
    this.relay(documentId).catch((error: unknown) => this.logFailure(documentId, error));
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
    await Promise.allSettled([this.sweeps, ...this.underWay.values()]);
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

  private async publishEventsOf(documentId: string): Promise<void> {
    if (this.isStopping()) return;
    for (const event of await this.documents.eventsOf(documentId)) {
      await withDeadline(this.options.publishTimeout, this.publisher.publish(event));
      await this.documents.removeEvent(documentId, event.id);
      if (this.isStopping()) return;
    }
  }

  private async sweepUntilStopped(): Promise<void> {
    let pauseMs = this.options.sweepEvery;
    while (!this.isStopping()) {
      const noneFailed = await this.sweep();
      pauseMs = noneFailed ? this.options.sweepEvery : Math.min(this.options.sweepAtLeastEvery, pauseMs * 2);
      await pause(pauseMs, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  /** Answers whether there was no event that its consumers failed on. */
  private async sweep(): Promise<boolean> {
    let noneFailed = true;
    try {
      const recordedBefore = new Date(Date.now() - this.options.overlookFor);
      for (const documentId of await this.documents.withEventsBefore(recordedBefore)) {
        noneFailed = (await this.relayLeftBehind(documentId)) && noneFailed;
      }
    } catch (error) {
      // No reason to look less often: a sweep that is broken off costs little, and what waits is to go out as soon as it can.
      this.logger.warn({ err: error }, 'The sweep of the outboxes was broken off');
    }
    return noneFailed;
  }

  /**
   * Answers whether no consumer failed on an event by itself. One that they fail on, or that is not confirmed in time, does not hold up
   * the others.
   *
   * @throws when nothing at all can be published just now.
   */
  private async relayLeftBehind(documentId: string): Promise<boolean> {
    try {
      await this.relay(documentId);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'SERVICE_UNAVAILABLE') throw error;
      this.logFailure(documentId, error);
      return isOutage(error);
    }
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private logFailure(documentId: string, error: unknown): void {
    this.logger.warn({ err: error, documentId }, 'An event was not published; it will be tried again');
  }
}
