import { DomainError, type EventMessage } from '@hearthstay/contracts';
import { subscribersOf } from '../subscriptions';
import type { BrokerConnection } from './broker-connection';
import { ConfirmedSender } from './confirmed-sender';
import { toJson } from './message-format';
import type { RabbitMqSettings } from './rabbitmq-options';
import { declareSubscriptions, eventExchange, hintExchange } from './topology';

/** Later than consumers declare it. */
const declareAgainAfterMs = 2_000;

/** Publishes events. */
export class EventSender {
  private readonly sender: ConfirmedSender;
  private declaring: NodeJS.Timeout | undefined;

  constructor(
    connection: BrokerConnection,
    private readonly settings: RabbitMqSettings,
  ) {
    this.sender = new ConfirmedSender(connection, (channel) => declareSubscriptions(channel, settings));
  }

  isReady(): boolean {
    return this.sender.isReady();
  }

  /** Resolves when the broker has confirmed the event in the queues of all subscribed services. */
  async publish(message: EventMessage): Promise<void> {
    const hint = this.send(message, hintExchange(this.settings), false);
    if (subscribersOf(this.settings.subscriptions, message.name).length === 0) {
      await hint;
      return;
    }
    // Instances that listen without a subscription may miss it.
    hint.catch(() => undefined);
    if (await this.send(message, eventExchange(this.settings), true)) return;
    this.declareAgainSoon();
    throw new DomainError('SERVICE_UNAVAILABLE');
  }

  async close(): Promise<void> {
    clearTimeout(this.declaring);
    await this.sender.close();
  }

  /**
   * Declares a deleted queue again, after a delay: RabbitMQ 3.10 does not cancel the consumers of a deleted queue when
   * a new one of the same name exists too soon, and delivers nothing to them. Consumers that are cancelled declare the
   * queue themselves.
   */
  private declareAgainSoon(): void {
    this.declaring ??= setTimeout(() => {
      this.declaring = undefined;
      void this.sender.prepareAgain();
    }, declareAgainAfterMs).unref();
  }

  private send(message: EventMessage, exchange: string, mandatory: boolean): Promise<boolean> {
    return this.sender.send({ exchange, routingKey: message.name }, toJson(message), {
      type: message.name,
      messageId: message.id,
      contentType: 'application/json',
      timestamp: Math.floor(Date.now() / 1_000),
      mandatory,
    });
  }
}
