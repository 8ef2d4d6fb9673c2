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
  /** Resolves after the first attempt to consume, successful or not. */
  attempted(): Promise<void>;
  /** Stops consuming and waits for messages in progress. */
  stop(): Promise<void>;
}

/** An event of a newer version, during a rolling update. It is redelivered, because a newer instance may handle it. */
class UnknownEvent extends Error {
  override readonly name = 'UnknownEvent';

  constructor(event: string) {
    super(`No handler for ${event}`);
  }
}

/**
 * Receives the messages of a service on a separate connection: the broker blocks publishing connections when it runs
 * out of memory, and events must still be acknowledged.
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

  /**
   * Calls back when the server consumes, or when the broker is unreachable; then the server consumes after the
   * reconnect.
   */
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

  isConsuming(): boolean {
    return this.consumers.every((consumer) => consumer.isConsuming());
  }

  /** @throws DomainError when the broker does not reply */
  async queueLengths(): Promise<QueueLength[]> {
    return (await this.lengths?.read()) ?? [];
  }

  eventProgress(): EventProgress[] {
    if (!this.events) return [];
    const { queue, lag } = this.events;
    return [
      {
        queue,
        lagMs: lag.read(),
        overdue: this.eventExecutor.overdue(),
        stalledForMs: this.eventExecutor.stalledForMs(),
      },
    ];
  }

  private callConsumers(connection: BrokerConnection): Consumer[] {
    if (!this.handlesCalls()) return [];
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
      onCancelled: () => this.eventExecutor.discardWaiting(),
    });
    return [this.events];
  }
}
