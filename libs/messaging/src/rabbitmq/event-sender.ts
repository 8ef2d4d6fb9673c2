import { DomainError, type EventMessage } from '@hearthstay/contracts';
import type { ConfirmChannel, Message } from 'amqplib';
import { withDeadline } from '../client/with-deadline';
import { subscribersOf } from '../subscriptions/subscriptions';
import type { BrokerConnection } from './broker-connection';
import { propertiesOf, toJson } from './message-format';
import type { RabbitMqSettings } from './rabbitmq-options';
import { RecoveringChannel } from './recovering-channel';
import { declareSubscriptions, eventExchange } from './topology';

const confirmTimeoutMs = 5_000;

/** The publishing side of events. */
export class EventSender {
  private readonly channel: RecoveringChannel<ConfirmChannel>;
  /** Events that the broker could not route. It says so before it confirms them. */
  private readonly returned = new Set<string>();

  constructor(
    private readonly connection: BrokerConnection,
    private readonly settings: RabbitMqSettings,
  ) {
    this.channel = RecoveringChannel.confirming(connection, { prepare: (channel) => this.prepare(channel) });
  }

  isReady(): boolean {
    return this.connection.isUsable() && this.channel.current() !== undefined;
  }

  /** Resolves when the broker has the event on disk, in every queue that is to have it. */
  async publish(message: EventMessage): Promise<void> {
    const channel = this.channel.current();
    if (!channel || !this.connection.isUsable()) throw new DomainError('SERVICE_UNAVAILABLE');
    await withDeadline(confirmTimeoutMs, this.confirmed(channel, message));
    if (this.returned.delete(message.id)) {
      // Somebody has removed the queue: the next attempt shall find it again.
      await declareSubscriptions(channel, this.settings);
      throw new DomainError('SERVICE_UNAVAILABLE');
    }
  }

  async close(): Promise<void> {
    await this.channel.close();
  }

  private async prepare(channel: ConfirmChannel): Promise<void> {
    channel.on('return', (message: Message) => this.returned.add(propertiesOf(message).messageId));
    await declareSubscriptions(channel, this.settings);
  }

  private confirmed(channel: ConfirmChannel, message: EventMessage): Promise<void> {
    return new Promise((resolve, reject) => {
      const options = {
        type: message.name,
        messageId: message.id,
        contentType: 'application/json',
        persistent: true,
        mandatory: subscribersOf(this.settings.subscriptions, message.name).length > 0,
      };
      const onConfirm = (error: unknown): void => {
        if (error) reject(new DomainError('SERVICE_UNAVAILABLE', {}, { cause: error }));
        else resolve();
      };
      channel.publish(eventExchange(this.settings), message.name, toJson(message), options, onConfirm);
    });
  }
}
