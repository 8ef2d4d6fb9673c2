import { Logger } from '@nestjs/common';
import type { EventContract } from '@hearthstay/contracts';
import type { EventPublisher } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';

/**
 * Publishes an event that invalidates caches.
 *
 * No rule depends on the event, so it is in no outbox, and no change waits for it. If it is lost, a cache is stale
 * until its entry expires, a few seconds later.
 */
export abstract class ChangeAnnouncer {
  private readonly logger = new Logger(this.constructor.name);

  protected constructor(
    private readonly publisher: EventPublisher,
    private readonly contract: EventContract,
  ) {}

  /** To be called after the change. Does not wait and never fails. */
  announceChange(): void {
    this.publisher
      .publish(recordEvent(this.contract, {}))
      .catch((error: unknown) => this.logger.warn({ err: error }, `Cannot publish ${this.contract.name}`));
  }
}
