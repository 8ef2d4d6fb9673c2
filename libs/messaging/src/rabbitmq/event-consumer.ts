import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { EventMessage } from '@hearthstay/contracts';
import type { Channel, ConsumeMessage } from 'amqplib';
import type { BrokerConnection } from './broker-connection';
import { fromJson, propertiesOf } from './message-format';
import { QueueConsumer } from './queue-consumer';
import type { RabbitMqSettings } from './rabbitmq-options';
import { pauseBeforeRedelivery, redeliveriesOf } from './redelivery';
import { declareSubscriptions, eventQueue } from './topology';

type HandleEvent = (message: EventMessage) => Promise<void>;

/** Takes the events of a service's own queue: each goes to one instance, and again until it is handled or given up. */
export class EventConsumer {
  private readonly logger = new Logger('RabbitMQ');
  readonly consumer: QueueConsumer;
  private readonly stopping = new AbortController();

  constructor(
    connection: BrokerConnection,
    private readonly settings: RabbitMqSettings,
    private readonly service: string,
    private readonly handle: HandleEvent,
  ) {
    this.consumer = new QueueConsumer(connection, {
      prefetch: settings.prefetch.events,
      declare: (channel) => this.declare(channel),
      handle: (channel, message) => this.receive(channel, message),
      onCancelled: () => this.stopping.abort(),
    });
  }

  private async declare(channel: Channel): Promise<string> {
    await declareSubscriptions(channel, this.settings);
    return eventQueue(this.settings, this.service);
  }

  private async receive(channel: Channel, message: ConsumeMessage): Promise<void> {
    try {
      await this.handle(fromJson(message.content) as EventMessage);
    } catch {
      await this.giveBack(channel, message);
      return;
    }
    this.settle(() => channel.ack(message));
  }

  private async giveBack(channel: Channel, message: ConsumeMessage): Promise<void> {
    const { redelivery } = this.settings;
    const { messageId: eventId, type: messageName } = propertiesOf(message);
    const redeliveries = redeliveriesOf(message);
    const comesAgain = redeliveries < redelivery.limit;
    if (comesAgain) await this.hold(pauseBeforeRedelivery(redeliveries, redelivery));
    else this.logger.error({ eventId, messageName }, 'Event given up');
    this.settle(() => channel.nack(message, false, comesAgain));
  }

  /** Holds one message back without holding up the others; a service that stops gives it back at once. */
  private async hold(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  /** On a lost channel nothing is to be said: the broker has taken the message back already. */
  private settle(say: () => void): void {
    try {
      say();
    } catch (error) {
      this.logger.warn({ err: error }, 'The channel was lost before an event was acknowledged');
    }
  }
}
