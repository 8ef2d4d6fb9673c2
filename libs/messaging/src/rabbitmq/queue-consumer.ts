import type { Channel, ConsumeMessage } from 'amqplib';
import { withDeadline } from '../client/with-deadline';
import { PendingWork } from '../handlers/pending-work';
import type { BrokerConnection } from './broker-connection';
import { RecoveringChannel } from './recovering-channel';

const cancelTimeoutMs = 2_000;

interface Consumption {
  prefetch: number;
  /** Declares the queue and answers its name. */
  declare(channel: Channel): Promise<string>;
  /** Handles a message and acknowledges it on its channel. Never rejects. */
  handle(channel: Channel, message: ConsumeMessage): Promise<void>;
  /** No more messages will come; what was taken is to be finished soon. */
  onCancelled?(): void;
}

/** Takes messages from one queue, and goes on after the connection, the channel or the queue itself was lost. */
export class QueueConsumer {
  private readonly channel: RecoveringChannel;
  private readonly pending = new PendingWork();
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

  /** Resolves when messages are being taken, or cannot be at the first attempt. */
  attempted(): Promise<void> {
    return this.channel.attempted();
  }

  /** Takes no more messages, finishes those that were taken, and lets go of the channel. */
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
   * The queue was deleted, or its node went down. The next channel starts from the beginning; on this one, RabbitMQ would take the
   * messages of a new quorum queue of the same name for those of the old one, and keep them from us.
   */
  private onCancelledByBroker(channel: Channel): void {
    if (!this.stopped) channel.close().catch(() => undefined);
  }
}
