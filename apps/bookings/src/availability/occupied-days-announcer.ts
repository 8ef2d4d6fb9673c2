import { Injectable, Logger } from '@nestjs/common';
import { occupiedDaysChanged } from '@hearthstay/contracts';
import { EventPublisher } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';

/**
 * Invalidates caches of the occupied days.
 *
 * No rule depends on the event, so it is in no outbox, and no change waits for it. If it is lost, a cache is stale
 * until its entry expires, a few seconds later.
 */
@Injectable()
export class OccupiedDaysAnnouncer {
  private readonly logger = new Logger(OccupiedDaysAnnouncer.name);

  constructor(private readonly publisher: EventPublisher) {}

  /** To be called after the change. Does not wait and never fails. */
  announceChange(): void {
    this.publisher
      .publish(recordEvent(occupiedDaysChanged, {}))
      .catch((error: unknown) => this.logger.warn({ err: error }, `Cannot publish ${occupiedDaysChanged.name}`));
  }
}
