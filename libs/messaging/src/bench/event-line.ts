import type { EventMessage } from '@hearthstay/contracts';

/** A way for events from a publisher to a consumer. */
export interface EventLine {
  /** Resolves when the broker has the event on disk. */
  publish(message: EventMessage): Promise<void>;
  /** The number of events that the consumer has acknowledged. */
  handled(): number;
  close(): Promise<void>;
}
