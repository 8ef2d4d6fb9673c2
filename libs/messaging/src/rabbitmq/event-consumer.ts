import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { EventMessage } from '@hearthstay/contracts';
import type { Channel, ConsumeMessage } from 'amqplib';
import type { BrokerConnection } from './broker-connection';
import { historyOf, isFirstDelivery } from './delivery-history';
import { EventLag } from './event-lag';
import { EventMover } from './event-mover';
import { fromJson, propertiesOf } from './message-format';
import { nextDelivery, ServiceEnded } from './next-delivery';
import { QueueConsumer } from './queue-consumer';
import type { RabbitMqSettings } from './rabbitmq-options';
import { declareSubscriptions, eventQueue } from './topology';

interface EventHandling {
  handle(message: EventMessage): Promise<void>;
  /** No more events will come; what was not started yet is not to be started. */
  onCancelled(): void;
}

/** Between attempts to move an event, in milliseconds. */
const moveAgainAfterMs = 2_000;

/**
 * Takes the events of a service's own queue: each goes to one instance, and again until it is handled. It waits for that in a queue
 * of its own and holds up no other event. One that fails again and again goes to the dead letters.
 */
export class EventConsumer {
  private readonly logger = new Logger('RabbitMQ');
  private readonly consumer: QueueConsumer;
  private readonly mover: EventMover;
  private readonly stopping = new AbortController();
  readonly queue: string;
  readonly lag = new EventLag();

  constructor(
    connection: BrokerConnection,
    private readonly settings: RabbitMqSettings,
    service: string,
    private readonly handling: EventHandling,
  ) {
    this.queue = eventQueue(settings, service);
    this.mover = new EventMover(connection, settings, service);
    // As many pauses may end with it as there are events in work.
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
    await this.mover.close();
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
      if (!(await this.moveAway(message, failure))) {
        this.settle(() => channel.nack(message));
        return;
      }
    } finally {
      this.lag.end(message);
    }
    this.settle(() => channel.ack(message));
  }

  /** What was interrupted is not tried at once: if it is what ended the process, it would end this one and the next. */
  private async handle(message: ConsumeMessage): Promise<void> {
    if (historyOf(message).interruptions > 0) throw new ServiceEnded();
    await this.handling.handle(fromJson(message.content) as EventMessage);
  }

  /** Resolves with true once a copy of the message is safe elsewhere, with false when the service stops before. */
  private async moveAway(message: ConsumeMessage, failure: unknown): Promise<boolean> {
    const next = nextDelivery(historyOf(message), failure, this.settings.redelivery);
    if ('deadLetterReason' in next) {
      const { messageId: eventId, type: messageName } = propertiesOf(message);
      this.logger.error({ eventId, messageName, reason: next.deadLetterReason }, 'Event given up');
    }
    for (;;) {
      try {
        await this.mover.move(message, next);
        return true;
      } catch (error) {
        this.logger.warn({ err: error }, 'An event could not be moved and stays where it is');
        if (this.stopping.signal.aborted) return false;
        await pause(moveAgainAfterMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    }
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
