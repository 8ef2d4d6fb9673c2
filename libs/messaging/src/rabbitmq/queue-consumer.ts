import type { Channel, ConsumeMessage } from 'amqplib';
import { withDeadline } from '../client/with-deadline';
import { InFlightTasks } from '../handlers/in-flight-tasks';
import type { BrokerConnection } from './broker-connection';
import { RecoveringChannel } from './recovering-channel';

const cancelTimeoutMs = 2_000;

interface Consumption {
  prefetch: number;
  /** Declares the queue and returns its name. */
  declare(channel: Channel): Promise<string>;
  /** Handles a message and acknowledges it on its channel. Never rejects. */
  handle(channel: Channel, message: ConsumeMessage): Promise<void>;
  /** No further messages are delivered. */
  onCancelled?(): void;
}

/** Consumes one queue, also after the connection or the channel is lost or the queue is deleted. */
export class QueueConsumer {
  private readonly channel: RecoveringChannel;
  private readonly pending = new InFlightTasks();
  private consumerTag: string | undefined;
  private stopped = false;

  constructor(
    connection: BrokerConnection,
    private readonly consumption: Consumption,
  ) {
    this.channel = RecoveringChannel.plain(connection, { prepare: (channel) => this.consume(channel) });
  }

  isConsuming(): boolean {
    return this.channel.current() !== undefined;
  }

  /** Resolves after the first attempt to consume, successful or not. */
  attempted(): Promise<void> {
    return this.channel.attempted();
  }

  /** Cancels the consumer, waits for messages in progress and closes the channel. */
  async stop(): Promise<void> {
    this.stopped = true;
    const channel = this.channel.current();
    if (channel && this.consumerTag)
      await withDeadline(cancelTimeoutMs, channel.cancel(this.consumerTag)).catch(() => undefined);
    this.consumption.onCancelled?.();
    await this.pending.settled();
    await this.channel.close();
  }

  private async consume(channel: Channel): Promise<void> {
    const queue = await this.consumption.declare(channel);
    await channel.prefetch(this.consumption.prefetch);
    const { consumerTag } = await channel.consume(queue, (message) => {
      if (message) void this.pending.track(this.consumption.handle(channel, message));
      else this.onCancelledByBroker(channel);
    });
    this.consumerTag = consumerTag;
  }

  /**
   * The queue was deleted or its node went down. Consuming again needs a new channel: on the same channel, RabbitMQ
   * confuses the messages of a new quorum queue of the same name with those of the old one and does not deliver them.
   */
  private onCancelledByBroker(channel: Channel): void {
    if (!this.stopped) channel.close().catch(() => undefined);
  }
}
