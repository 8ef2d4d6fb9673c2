import type { EventMessage } from '@hearthstay/contracts';

/**
 * Publishes events. The outbox relay uses it for events recorded with their change. Only events that may be lost, such
 * as those that invalidate caches, are published without an outbox.
 */
export abstract class EventPublisher {
  /**
   * Resolves when the broker has confirmed the event, or every consumer in this process has handled it. After a
   * rejection the caller must publish the event again.
   */
  abstract publish(message: EventMessage): Promise<void>;
}
