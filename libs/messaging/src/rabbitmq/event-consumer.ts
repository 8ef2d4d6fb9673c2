import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { EventMessage } from '@hearthstay/contracts';
import type { Channel, ConsumeMessage } from 'amqplib';
import { isOutage } from '../errors/outage';
import { reasonOf } from '../errors/reason-of';
import type { BrokerConnection } from './broker-connection';
import { EventMover } from './event-mover';
import { fromJson, propertiesOf } from './message-format';
import { QueueConsumer } from './queue-consumer';
import type { RabbitMqSettings } from './rabbitmq-options';
import { pauseBeforeRedelivery, redeliveriesOf } from './redelivery';
import { declareSubscriptions, eventQueue } from './topology';

type HandleEvent = (message: EventMessage) => Promise<void>;

/**
 * Takes the events of a service's own queue: each goes to one instance, and again until it is handled. Only an event whose handlers
 * fail though nothing is away is given up in the end.
 */
export class EventConsumer {
  private readonly logger = new Logger('RabbitMQ');
  private readonly consumer: QueueConsumer;
  private readonly mover: EventMover;
  private readonly stopping = new AbortController();

  constructor(
    connection: BrokerConnection,
    private readonly settings: RabbitMqSettings,
    private readonly service: string,
    private readonly handle: HandleEvent,
  ) {
    this.mover = new EventMover(connection, settings, service);
    // As many pauses may end with it as there are events held back.
    setMaxListeners(0, this.stopping.signal);
    this.consumer = new QueueConsumer(connection, {
      prefetch: settings.prefetch.events,
      declare: (channel) => this.declare(channel),
      handle: (channel, message) => this.receive(channel, message),
      onCancelled: () => this.stopping.abort(),
    });
  }

  isConsuming(): boolean {
    return this.consumer.isConsuming();
  }

  attempted(): Promise<void> {
    return this.consumer.attempted();
  }

  async stop(): Promise<void> {
    await this.consumer.stop();
    await this.mover.close();
  }

  private async declare(channel: Channel): Promise<string> {
    await declareSubscriptions(channel, this.settings);
    return eventQueue(this.settings, this.service);
  }

  private async receive(channel: Channel, message: ConsumeMessage): Promise<void> {
    try {
      await this.handle(fromJson(message.content) as EventMessage);
      this.settle(() => channel.ack(message));
    } catch (failure) {
      if (isOutage(failure)) await this.waitOut(channel, message);
      else await this.giveBack(channel, message, failure);
    }
  }

  /**
   * A new message instead of the old one, because the broker counts how often a message comes back, and moves it out of the way after
   * so many times: that is for events which fail by themselves.
   */
  private async waitOut(channel: Channel, message: ConsumeMessage): Promise<void> {
    await this.hold(this.settings.redelivery.outagePauseMs);
    await this.replace(channel, message, () => this.mover.toTheEnd(message));
  }

  private async giveBack(channel: Channel, message: ConsumeMessage, failure: unknown): Promise<void> {
    const { redelivery } = this.settings;
    const redeliveries = redeliveriesOf(message);
    if (redeliveries < redelivery.limit) {
      await this.hold(pauseBeforeRedelivery(redeliveries, redelivery));
      this.settle(() => channel.nack(message));
      return;
    }
    const { messageId: eventId, type: messageName } = propertiesOf(message);
    this.logger.error({ eventId, messageName, reason: reasonOf(failure) }, 'Event given up');
    await this.replace(channel, message, () => this.mover.toDeadLetters(message, reasonOf(failure)));
  }

  /** Lets go of a message only once what takes its place is safe. */
  private async replace(channel: Channel, message: ConsumeMessage, move: () => Promise<void>): Promise<void> {
    try {
      await move();
      this.settle(() => channel.ack(message));
    } catch (error) {
      this.logger.warn({ err: error }, 'An event could not be moved and stays where it is');
      this.settle(() => channel.nack(message));
    }
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
