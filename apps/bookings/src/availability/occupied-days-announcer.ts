import { Injectable, Logger } from '@nestjs/common';
import { occupiedDaysChanged } from '@hearthstay/contracts';
import { EventPublisher } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';

/**
 * Tells whoever keeps a copy of the occupied days to drop it.
 *
 * This is a hint, not a fact that somebody acts on: it is in no outbox, and nobody waits for it. One that gets lost leaves a copy stale
 * until it expires by itself, a few seconds later. No rule relies on copies.
 */
@Injectable()
export class OccupiedDaysAnnouncer {
  private readonly logger = new Logger(OccupiedDaysAnnouncer.name);

  constructor(private readonly publisher: EventPublisher) {}

  /** To be called after the change. Does not wait and never fails. */
  announceChange(): void {
    this.publisher
      .publish(recordEvent(occupiedDaysChanged, {}))
      .catch((error: unknown) => this.logger.warn({ err: error }, 'Copies of the occupied days were not told to go'));
  }
}
