import { DomainError, type EventMessage } from '@hearthstay/contracts';
import { subscribersOf } from '../subscriptions/subscriptions';
import type { BrokerConnection } from './broker-connection';
import { ConfirmedSender } from './confirmed-sender';
import { toJson } from './message-format';
import type { RabbitMqSettings } from './rabbitmq-options';
import { declareSubscriptions, eventExchange } from './topology';

/** The publishing side of events. */
export class EventSender {
  private readonly sender: ConfirmedSender;

  constructor(
    connection: BrokerConnection,
    private readonly settings: RabbitMqSettings,
  ) {
    this.sender = new ConfirmedSender(connection, (channel) => declareSubscriptions(channel, settings));
  }

  isReady(): boolean {
    return this.sender.isReady();
  }

  /** Resolves when the broker has the event on disk, in every queue that is to have it. */
  async publish(message: EventMessage): Promise<void> {
    const destination = { exchange: eventExchange(this.settings), routingKey: message.name };
    const isRouted = await this.sender.send(destination, toJson(message), {
      type: message.name,
      messageId: message.id,
      contentType: 'application/json',
      mandatory: subscribersOf(this.settings.subscriptions, message.name).length > 0,
    });
    if (isRouted) return;
    // Somebody has removed the queue: the next attempt shall find it again.
    await this.sender.prepareAgain();
    throw new DomainError('SERVICE_UNAVAILABLE');
  }

  async close(): Promise<void> {
    await this.sender.close();
  }
}
