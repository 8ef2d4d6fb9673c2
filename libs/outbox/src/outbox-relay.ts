import { Logger } from '@nestjs/common';
import { trusted } from '@hearthstay/database';
import type { EventPublisher } from '@hearthstay/messaging';
import type { Model } from 'mongoose';
import type { WithOutbox } from './outbox.schema';

/** How often the outboxes are looked through for what a crash or an outage has left there, in milliseconds. */
const sweepInterval = 2_000;
/** Younger events are being published by the instance that recorded them; twice would be harmless, but wasteful. */
const leaveAlone = 2_000;
/** How many documents one sweep takes on. */
const sweepLimit = 500;

/**
 * Publishes what the documents of one collection have in their outboxes: at once when it is told of a document, and by sweeping
 * for all that was not published then. An event leaves its outbox only after the publisher has confirmed it, so it is published
 * at least once; the events of a document are published in the order in which they were recorded.
 */
export class OutboxRelay {
  private readonly logger = new Logger(OutboxRelay.name);
  /** Work under way by document, so that no document is worked on twice at the same time. */
  private readonly underWay = new Map<string, Promise<void>>();
  private sweeper: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly documents: Model<WithOutbox>,
    private readonly publisher: EventPublisher,
  ) {}

  onApplicationBootstrap(): void {
    this.scheduleSweep();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.sweeper);
    await this.sweeping;
    await Promise.allSettled(this.underWay.values());
  }

  /** Says that a document has just recorded an event. Does not wait and never fails: what is not published now is found later. */
  notify(documentId: string): void {
    if (this.stopped) return;
    this.publishAll(documentId).catch((error: unknown) =>
      this.logger.warn({ err: error, collection: this.documents.collection.name }, 'Events wait in their outbox'),
    );
  }

  private scheduleSweep(): void {
    if (this.stopped) return;
    this.sweeper = setTimeout(() => {
      this.sweeping = this.sweep().finally(() => this.scheduleSweep());
    }, sweepInterval).unref();
  }

  private async sweep(): Promise<void> {
    try {
      for (const id of await this.forgottenDocuments()) {
        if (this.stopped) return;
        await this.publishAll(id);
      }
    } catch (error) {
      this.logger.warn({ err: error, collection: this.documents.collection.name }, 'Events wait in their outboxes');
    }
  }

  private async forgottenDocuments(): Promise<string[]> {
    const recordedBefore = new Date(Date.now() - leaveAlone).toISOString();
    const waiting = await this.documents
      .find({ 'outbox.id': trusted({ $exists: true }) })
      .select({ outbox: 1 })
      .limit(sweepLimit)
      .lean();
    return waiting
      .filter(({ outbox }) => outbox.some(({ occurredAt }) => occurredAt < recordedBefore))
      .map(({ _id }) => String(_id));
  }

  /** Publishes one document's events, after what is under way for it. */
  private publishAll(documentId: string): Promise<void> {
    const before = this.underWay.get(documentId) ?? Promise.resolve();
    const work = before
      .catch(() => undefined)
      .then(() => this.publishOutbox(documentId))
      .finally(() => {
        if (this.underWay.get(documentId) === work) this.underWay.delete(documentId);
      });
    this.underWay.set(documentId, work);
    return work;
  }

  private async publishOutbox(documentId: string): Promise<void> {
    const document = await this.documents.findById(documentId).select({ outbox: 1 }).lean();
    for (const event of document?.outbox ?? []) {
      await this.publisher.publish(event);
      await this.documents.updateOne({ _id: documentId }, { $pull: { outbox: { id: event.id } } });
    }
  }
}
