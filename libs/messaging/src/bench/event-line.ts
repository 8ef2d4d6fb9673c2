import type { EventMessage } from '@hearthstay/contracts';

/** A way for events from a publisher to a consumer. */
export interface EventLine {
  /** Resolves when the broker has the event on disk. */
  publish(message: EventMessage): Promise<void>;
  /** How many events the consumer has taken and acknowledged. */
  handled(): number;
  close(): Promise<void>;
}
