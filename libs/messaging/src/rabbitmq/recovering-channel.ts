import { Logger } from '@nestjs/common';
import type { Channel, ChannelModel, ConfirmChannel } from 'amqplib';
import { withDeadline } from '../client/with-deadline';
import type { BrokerConnection } from './broker-connection';

const reopenAfterMs = 1_000;
/** A queue without a leader lets its declaration wait, for ever if need be. */
const prepareTimeoutMs = 10_000;
const closeTimeoutMs = 2_000;

interface Opening<Kind extends Channel> {
  open(connection: ChannelModel): Promise<Kind>;
  /** Declares and consumes. Runs on each new channel, before anybody may use it. */
  prepare(channel: Kind): Promise<void>;
  /** What was under way on the channel will not be answered any more. */
  onLost?(): void;
}

/**
 * A channel that is opened again whenever it or its connection was lost. It keeps no message back meanwhile: while there is no
 * channel, whoever wants to send is to be told so.
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

  /** The channel, once it is prepared and as long as it is open. */
  current(): Kind | undefined {
    return this.ready;
  }

  /** Resolves when the first attempt to open and prepare a channel has succeeded or failed. */
  attempted(): Promise<void> {
    return this.firstAttempt;
  }

  /** Says all that is still to be said on the channel, but does not wait for ever for a broker that does not listen. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.reopening);
    if (this.ready) await withDeadline(closeTimeoutMs, this.ready.close()).catch(() => undefined);
  }

  private async openOn(connection: ChannelModel): Promise<void> {
    try {
      const channel = await this.opening.open(connection);
      channel.on('error', (error) => this.logger.error(`Channel closed by the broker: ${error.message}`));
      channel.on('close', () => this.onClose(connection, channel));
      await this.prepare(channel);
    } catch (error) {
      this.logger.error({ err: error }, 'Cannot open a channel');
      this.openAgainSoon(connection);
    } finally {
      this.reportAttempt();
    }
  }

  private async prepare(channel: Kind): Promise<void> {
    try {
      await withDeadline(prepareTimeoutMs, this.opening.prepare(channel));
      this.ready = channel;
    } catch (error) {
      // Mostly the broker has closed it already.
      channel.close().catch(() => undefined);
      throw error;
    }
  }

  private onClose(connection: ChannelModel, channel: Kind): void {
    if (this.ready !== channel) return;
    this.ready = undefined;
    this.opening.onLost?.();
    this.openAgainSoon(connection);
  }

  /** On the same connection. If that is lost too, the next one brings the next channel. */
  private openAgainSoon(connection: ChannelModel): void {
    if (this.closed) return;
    this.reopening = setTimeout(() => {
      if (this.connection.current() === connection) void this.openOn(connection);
    }, reopenAfterMs);
  }
}
