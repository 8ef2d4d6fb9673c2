import type { EventMessage } from '@hearthstay/contracts';

/**
 * Publishes events. Used by the outbox relay, for everything else records its events with its change; only a hint that may get lost,
 * such as the one that copies are stale, is published without being recorded.
 */
export abstract class EventPublisher {
  /**
   * Resolves once the event is safe with the transport: confirmed by the broker, or handled by every consumer in this process.
   * Rejects otherwise; the event must then be published again.
   */
  abstract publish(message: EventMessage): Promise<void>;
}
