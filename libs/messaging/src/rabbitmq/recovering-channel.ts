import { Logger } from '@nestjs/common';
import type { Channel, ChannelModel, ConfirmChannel } from 'amqplib';
import { withDeadline } from '../client/with-deadline';
import type { BrokerConnection } from './broker-connection';

const reopenAfterMs = 1_000;
/** The declaration of a queue without a leader never completes. */
const prepareTimeoutMs = 10_000;
const closeTimeoutMs = 2_000;

interface Opening<Kind extends Channel> {
  open(connection: ChannelModel): Promise<Kind>;
  /** Declares and consumes. Runs on each new channel before `current` returns it. */
  prepare(channel: Kind): Promise<void>;
  /** Called when a prepared channel closes; its pending operations get no reply. */
  onLost?(): void;
}

/**
 * A channel that is reopened after it closes, its setup fails or its connection is lost. It does not queue messages
 * meanwhile.
 */
export class RecoveringChannel<Kind extends Channel = Channel> {
  private readonly logger = new Logger('RabbitMQ');
  private ready: Kind | undefined;
  private reopening: NodeJS.Timeout | undefined;
  private closed = false;
  private reportAttempt: () => void = () => undefined;
  private readonly firstAttempt = new Promise<void>((resolve) => {
    this.reportAttempt = resolve;
  });

  constructor(
    private readonly connection: BrokerConnection,
    private readonly opening: Opening<Kind>,
  ) {
    connection.on('opened', (opened) => void this.openOn(opened));
    const current = connection.current();
    if (current) void this.openOn(current);
  }

  static plain(connection: BrokerConnection, opening: Omit<Opening<Channel>, 'open'>): RecoveringChannel {
    return new RecoveringChannel(connection, { ...opening, open: (opened) => opened.createChannel() });
  }

  static confirming(
    connection: BrokerConnection,
    opening: Omit<Opening<ConfirmChannel>, 'open'>,
  ): RecoveringChannel<ConfirmChannel> {
    return new RecoveringChannel(connection, { ...opening, open: (opened) => opened.createConfirmChannel() });
  }

  /** The channel while it is prepared and open. */
  current(): Kind | undefined {
    return this.ready;
  }

  /** Resolves after the first attempt to open and prepare a channel, successful or not. */
  attempted(): Promise<void> {
    return this.firstAttempt;
  }

  /** Flushes and closes the channel, and gives up on a broker that does not reply. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.reopening);
    if (this.ready) await withDeadline(closeTimeoutMs, this.ready.close()).catch(() => undefined);
  }

  private async openOn(connection: ChannelModel): Promise<void> {
    try {
      const channel = await this.opening.open(connection);
      channel.on('error', (error) => this.logger.error(`RabbitMQ closed a channel: ${error.message}`));
      channel.on('close', () => this.onClose(connection, channel));
      await this.prepare(channel);
    } catch (error) {
      this.logger.error({ err: error }, 'Cannot open a RabbitMQ channel');
      this.reopenLater(connection);
    } finally {
      this.reportAttempt();
    }
  }

  private async prepare(channel: Kind): Promise<void> {
    try {
      await withDeadline(prepareTimeoutMs, this.opening.prepare(channel));
      this.ready = channel;
    } catch (error) {
      // The broker has usually closed it already.
      channel.close().catch(() => undefined);
      throw error;
    }
  }

  private onClose(connection: ChannelModel, channel: Kind): void {
    if (this.ready !== channel) return;
    this.ready = undefined;
    this.opening.onLost?.();
    this.reopenLater(connection);
  }

  /** Reopens on the same connection; a new connection opens its own channel. */
  private reopenLater(connection: ChannelModel): void {
    if (this.closed) return;
    this.reopening = setTimeout(() => {
      if (this.connection.current() === connection) void this.openOn(connection);
    }, reopenAfterMs);
  }
}
