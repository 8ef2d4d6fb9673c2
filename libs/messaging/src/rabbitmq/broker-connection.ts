import { EventEmitter, once } from 'node:events';
import { Logger } from '@nestjs/common';
import { connect, type AmqpConnectionManager } from 'amqp-connection-manager';
import type { ChannelModel } from 'amqplib';
import { withDeadline } from '../client/with-deadline';
import { redactedMessage } from './redacted-message';

/** Without `noDelay` a reply of more than one packet waits 40 ms for an acknowledgement. */
const socketOptions = { noDelay: true, keepAlive: true, timeout: 5_000 };
const reconnectTimeInSeconds = 1;
const heartbeatIntervalInSeconds = 5;

const closeTimeoutMs = 2_000;

interface ConnectionEvents {
  opened: [connection: ChannelModel];
  blocked: [];
}

/** A connection that reconnects. It emits `opened` after each connect, for its `RecoveringChannel`s. */
export class BrokerConnection extends EventEmitter<ConnectionEvents> {
  private readonly logger = new Logger('RabbitMQ');
  private readonly redact: (error: unknown) => string;
  private readonly manager: AmqpConnectionManager;
  private readonly firstFailure: Promise<unknown>;
  private isBlocked = false;
  private closing = false;

  /** @param name the connection name in the management tools of the broker */
  constructor(url: string, name: string) {
    super();
    this.redact = redactedMessage(url);
    this.manager = connect([url], {
      reconnectTimeInSeconds,
      heartbeatIntervalInSeconds,
      connectionOptions: { ...socketOptions, clientProperties: { connection_name: name } },
    });
    this.firstFailure = once(this.manager, 'connectFailed');
    this.manager
      .on('connect', () => this.onConnect())
      .on('connectFailed', ({ err }) => this.logger.error(`Cannot connect to RabbitMQ: ${this.redact(err)}`))
      .on('disconnect', ({ err }) => this.onDisconnect(err))
      .on('blocked', ({ reason }) => this.onBlocked(reason))
      .on('unblocked', () => this.onUnblocked());
  }

  /** The open connection. */
  current(): ChannelModel | undefined {
    return this.manager.connection;
  }

  /** Whether the broker accepts messages; it blocks publishers when it runs out of memory or disk space. */
  isUsable(): boolean {
    return this.manager.isConnected() && !this.isBlocked;
  }

  /** Resolves after the first failed attempt to connect. */
  async failed(): Promise<void> {
    await this.firstFailure;
  }

  async close(): Promise<void> {
    if (this.closing) return;
    this.closing = true;
    // A broker that blocks the connection may not reply to the close frame.
    await withDeadline(closeTimeoutMs, this.manager.close()).catch(() => undefined);
  }

  private onConnect(): void {
    this.isBlocked = false;
    this.logger.log('Connected to RabbitMQ');
    const connection = this.current();
    if (connection) this.emit('opened', connection);
  }

  private onDisconnect(error: unknown): void {
    if (!this.closing) this.logger.warn(`Lost the connection to RabbitMQ: ${this.redact(error)}`);
  }

  private onBlocked(reason: string): void {
    this.isBlocked = true;
    this.logger.error(`RabbitMQ blocks publishers: ${reason}`);
    this.emit('blocked');
  }

  private onUnblocked(): void {
    this.isBlocked = false;
    this.logger.log('RabbitMQ accepts messages again');
  }
}
