import type { Message } from 'amqplib';
import { propertiesOf } from './message-format';

/** The age of the events in their first delivery. The queue is in order, so no waiting event is older. */
export class ConsumerLag {
  /** Milliseconds since 1970, by the message. */
  private readonly publishedAt = new Map<Message, number>();

  begin(message: Message): void {
    const { timestamp } = propertiesOf(message);
    // A message of another program may have none.
    if (timestamp) this.publishedAt.set(message, timestamp * 1_000);
  }

  end(message: Message): void {
    this.publishedAt.delete(message);
  }

  /** Milliseconds since the publication of the oldest one; 0 without events. */
  read(now = Date.now()): number {
    return Math.max(0, ...[...this.publishedAt.values()].map((publishedAt) => now - publishedAt));
  }
}
