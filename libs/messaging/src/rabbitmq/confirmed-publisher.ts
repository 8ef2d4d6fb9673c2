import type { ConfirmChannel, Message, Options } from 'amqplib';
import { propertiesOf } from './message-format';

interface Destination {
  /** The empty name is the default exchange: it routes to the queue named by the routing key. */
  exchange: string;
  routingKey: string;
}

/** Publishes on one channel and reports for each message whether it was confirmed and routed. */
export class ConfirmedPublisher {
  /** The ids of unroutable messages, which the broker returns before it confirms them. */
  private readonly returned = new Set<string>();

  constructor(private readonly channel: ConfirmChannel) {
    channel.on('return', (message: Message) => this.returned.add(propertiesOf(message).messageId));
  }

  /**
   * Resolves with true when the broker has confirmed the message, with false when a `mandatory` message was not routed
   * to any queue. Rejects when the outcome is unknown.
   */
  publish(
    { exchange, routingKey }: Destination,
    content: Buffer,
    options: Options.Publish & { messageId: string },
  ): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const onConfirm = (error: unknown): void => {
        // The same message id may also be published without `mandatory` to another exchange.
        const isReturned = options.mandatory === true && this.returned.delete(options.messageId);
        if (error) reject(error instanceof Error ? error : new Error('The broker rejected a message'));
        else resolve(!isReturned);
      };
      this.channel.publish(exchange, routingKey, content, { ...options, persistent: true }, onConfirm);
    });
  }
}
