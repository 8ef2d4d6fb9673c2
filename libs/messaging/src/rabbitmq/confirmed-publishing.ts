import type { ConfirmChannel, Message, Options } from 'amqplib';
import { propertiesOf } from './message-format';

interface Destination {
  /** The empty one leads to the queue that is named like the routing key. */
  exchange: string;
  routingKey: string;
}

/** Publishing on one channel that knows what has become of each message. */
export class ConfirmedPublishing {
  /** Messages that the broker could not route. It says so before it confirms them. */
  private readonly returned = new Set<string>();

  constructor(private readonly channel: ConfirmChannel) {
    channel.on('return', (message: Message) => this.returned.add(propertiesOf(message).messageId));
  }

  /**
   * Resolves with true when the broker has the message on disk in every queue that is to have it, with false when a `mandatory` one
   * has reached no queue at all. Rejects when nobody knows.
   */
  publish(
    { exchange, routingKey }: Destination,
    content: Buffer,
    options: Options.Publish & { messageId: string },
  ): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const onConfirm = (error: unknown): void => {
        // The same message may be under way to elsewhere, where nobody minds if it arrives.
        const isReturned = options.mandatory === true && this.returned.delete(options.messageId);
        if (error) reject(error instanceof Error ? error : new Error('The broker did not take a message'));
        else resolve(!isReturned);
      };
      this.channel.publish(exchange, routingKey, content, { ...options, persistent: true }, onConfirm);
    });
  }
}
