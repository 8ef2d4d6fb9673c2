import { HandlerServer } from '../handlers/handler-server';
import { checkSubscriptions } from '../subscriptions';
import type { ConsumerOptions, EventProgress, QueueLength } from '../transport';
import { BrokerConnection } from './broker-connection';
import { CallConsumer } from './call-consumer';
import { EventConsumer } from './event-consumer';
import { consumeInstanceEvents } from './instance-event-consumer';
import { QueueLengths } from './queue-lengths';
import type { RabbitMqSettings } from './rabbitmq-options';

interface Consumer {
  isConsuming(): boolean;
  /** Resolves when messages are being taken, or cannot be at the first attempt. */
  attempted(): Promise<void>;
  /** Takes no more messages and finishes those that were taken. */
  stop(): Promise<void>;
}

/**
 * What a newer version has put into the queue while it takes the place of this one, or an operator by mistake. It is not for this
 * instance to take it away: the next one may know it.
 */
class UnknownEvent extends Error {
  override readonly name = 'UnknownEvent';

  constructor(event: string) {
    super(`Nothing handles ${event}`);
  }
}

/**
 * Receives a service's messages from the broker, over a connection of its own: when the broker blocks those that publish, events
 * are still handled and acknowledged.
 */
export class RabbitMqServer extends HandlerServer {
  private connection: BrokerConnection | undefined;
  private consumers: Consumer[] = [];
  private events: EventConsumer | undefined;
  private lengths: QueueLengths | undefined;

  constructor(
    options: ConsumerOptions,
    private readonly settings: RabbitMqSettings,
  ) {
    super(options);
  }

  /** Calls back when messages are being taken, or when the broker is away: then they will be as soon as it is there. */
  override listen(callback: (error?: unknown) => void): void {
    const { name, events } = this.options;
    if (events === 'once') checkSubscriptions(this.settings.subscriptions, name, this.eventNames());
    this.connection = new BrokerConnection(this.settings.url, `${this.settings.prefix} ${name}`);
    this.consumers = [...this.callConsumers(this.connection), ...this.eventConsumers(this.connection)];
    const consumersTried = Promise.all(this.consumers.map((consumer) => consumer.attempted()));
    Promise.race([consumersTried, this.connection.failed()]).then(() => callback(), callback);
  }

  override async close(): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.stop()));
    this.consumers = [];
    await this.lengths?.close();
    await this.connection?.close();
  }

  /** Of a server that listens: whether it really takes messages just now. */
  isConsuming(): boolean {
    return this.consumers.every((consumer) => consumer.isConsuming());
  }

  /** Of the queues of its events. @throws DomainError when the broker cannot tell just now. */
  async queueLengths(): Promise<QueueLength[]> {
    return (await this.lengths?.read()) ?? [];
  }

  /** Of the events that it must not miss. */
  eventProgress(): EventProgress[] {
    if (!this.events) return [];
    const { queue, lag } = this.events;
    return [
      { queue, lagMs: lag.read(), overdue: this.eventRuns.overdue(), stalledForMs: this.eventRuns.stalledForMs() },
    ];
  }

  private callConsumers(connection: BrokerConnection): Consumer[] {
    if (!this.answersCalls()) return [];
    const handling = {
      handle: this.handleCall.bind(this),
      deadlineOfCommand: this.deadlineOfCommand.bind(this),
    };
    return [new CallConsumer(connection, this.settings, this.options.name, handling).consumer];
  }

  private eventConsumers(connection: BrokerConnection): Consumer[] {
    const names = this.eventNames();
    if (names.length === 0) return [];
    const handle = this.handleEventMessage.bind(this);
    if (this.options.events === 'every-instance') {
      return [consumeInstanceEvents(connection, this.settings, names, handle)];
    }
    this.lengths = new QueueLengths(connection, this.settings, this.options.name);
    this.events = new EventConsumer(connection, this.settings, this.options.name, {
      handle: async (message) => {
        if (!names.includes(message.name)) throw new UnknownEvent(message.name);
        await handle(message);
      },
      onCancelled: () => this.eventRuns.discardWaiting(),
    });
    return [this.events];
  }
}
