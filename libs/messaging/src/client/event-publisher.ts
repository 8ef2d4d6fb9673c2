import type { EventMessage } from '@hearthstay/contracts';

/** Publishes events. Used by the outbox relay alone: everything else records its events with its change. */
export abstract class EventPublisher {
  /**
   * Resolves once the event is safe with the transport: confirmed by the broker, or handled by every consumer in this process.
   * Rejects otherwise; the event must then be published again.
   */
  abstract publish(message: EventMessage): Promise<void>;
}
