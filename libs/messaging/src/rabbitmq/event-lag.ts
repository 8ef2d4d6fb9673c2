import type { Message } from 'amqplib';
import { propertiesOf } from './message-format';

/** How long the events wait that a process has taken and has not handled yet. The queue is in order: no event in it is older. */
export class EventLag {
  /** Milliseconds since 1970, by the message. */
  private readonly publishedAt = new Map<Message, number>();

  begin(message: Message): void {
    const { timestamp } = propertiesOf(message);
    // Versions before this one set none.
    if (timestamp) this.publishedAt.set(message, timestamp * 1_000);
  }

  end(message: Message): void {
    this.publishedAt.delete(message);
  }

  /** Milliseconds since the oldest of them was published; 0 if there is none. */
  read(now = Date.now()): number {
    return Math.max(0, ...[...this.publishedAt.values()].map((publishedAt) => now - publishedAt));
  }
}
