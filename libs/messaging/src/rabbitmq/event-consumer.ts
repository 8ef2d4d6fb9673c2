import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { EventMessage } from '@hearthstay/contracts';
import type { Channel, ConsumeMessage } from 'amqplib';
import type { BrokerConnection } from './broker-connection';
import { historyOf, isFirstDelivery } from './delivery-history';
import { ConsumerLag } from './consumer-lag';
import { EventRepublisher } from './event-republisher';
import { fromJson, propertiesOf } from './message-format';
import { nextDelivery, ServiceEnded } from './next-delivery';
import { QueueConsumer } from './queue-consumer';
import type { RabbitMqSettings } from './rabbitmq-options';
import { declareSubscriptions, eventQueue } from './topology';

interface EventHandling {
  handle(message: EventMessage): Promise<void>;
  /** No further events are delivered; waiting ones must not be started. */
  onCancelled(): void;
}

/** The delay between attempts to republish an event. */
const republishRetryMs = 2_000;

/**
 * Consumes the event queue of a service. A failed event is republished to a retry queue, so it does not block others,
 * or to the dead-letter queue after too many failures.
 */
export class EventConsumer {
  private readonly logger = new Logger('RabbitMQ');
  private readonly consumer: QueueConsumer;
  private readonly republisher: EventRepublisher;
  private readonly stopping = new AbortController();
  readonly queue: string;
  readonly lag = new ConsumerLag();

  constructor(
    connection: BrokerConnection,
    private readonly settings: RabbitMqSettings,
    service: string,
    private readonly handling: EventHandling,
  ) {
    this.queue = eventQueue(settings, service);
    this.republisher = new EventRepublisher(connection, settings, service);
    // One listener for each event that is being republished.
    setMaxListeners(0, this.stopping.signal);
    this.consumer = new QueueConsumer(connection, {
      prefetch: settings.prefetch.events,
      declare: (channel) => this.declare(channel),
      handle: (channel, message) => this.receive(channel, message),
      onCancelled: () => {
        this.stopping.abort();
        this.handling.onCancelled();
      },
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
    await this.republisher.close();
  }

  private async declare(channel: Channel): Promise<string> {
    await declareSubscriptions(channel, this.settings);
    return this.queue;
  }

  private async receive(channel: Channel, message: ConsumeMessage): Promise<void> {
    const isFirst = isFirstDelivery(message);
    if (isFirst) this.lag.begin(message);
    try {
      await this.handle(message);
    } catch (failure) {
      if (!(await this.republish(message, failure))) {
        this.settle(() => channel.nack(message));
        return;
      }
    } finally {
      this.lag.end(message);
    }
    this.settle(() => channel.ack(message));
  }

  /** An interrupted event is delayed first: if it crashed the process, it would crash every instance at once. */
  private async handle(message: ConsumeMessage): Promise<void> {
    if (historyOf(message).interruptions > 0) throw new ServiceEnded();
    await this.handling.handle(fromJson(message.content) as EventMessage);
  }

  /** Resolves with true when the broker has confirmed the copy, with false when the service stops before. */
  private async republish(message: ConsumeMessage, failure: unknown): Promise<boolean> {
    const next = nextDelivery(historyOf(message), failure, this.settings.redelivery);
    if ('deadLetterReason' in next) {
      const { messageId: eventId, type: messageName } = propertiesOf(message);
      this.logger.error(
        { eventId, messageName, reason: next.deadLetterReason },
        `Cannot handle ${messageName}, moving it to the dead letters`,
      );
    }
    for (;;) {
      try {
        await this.republisher.republish(message, next);
        return true;
      } catch (error) {
        this.logger.warn({ err: error }, 'Cannot republish an event');
        if (this.stopping.signal.aborted) return false;
        await pause(republishRetryMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    }
  }

  /** After a lost channel there is nothing to settle, because the broker has requeued the message. */
  private settle(acknowledge: () => void): void {
    try {
      acknowledge();
    } catch (error) {
      this.logger.warn({ err: error }, 'Cannot acknowledge an event on a closed channel');
    }
  }
}
