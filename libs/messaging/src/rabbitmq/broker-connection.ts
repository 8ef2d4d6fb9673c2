import { EventEmitter, once } from 'node:events';
import { Logger } from '@nestjs/common';
import { connect, type AmqpConnectionManager } from 'amqp-connection-manager';
import type { ChannelModel } from 'amqplib';
import { withDeadline } from '../client/with-deadline';
import { failureDescriber } from './failure-describer';

/** Without `noDelay` every answer of more than one packet waits 40 ms for an acknowledgement. */
const socketOptions = { noDelay: true, keepAlive: true, timeout: 5_000 };
const reconnectTimeInSeconds = 1;
const heartbeatIntervalInSeconds = 5;

const closeTimeoutMs = 2_000;

interface ConnectionEvents {
  opened: [connection: ChannelModel];
  blocked: [];
}

/** A connection that comes back by itself. It says when it does; its channels are `RecoveringChannel`s. */
export class BrokerConnection extends EventEmitter<ConnectionEvents> {
  private readonly logger = new Logger('RabbitMQ');
  private readonly describeFailure: (error: unknown) => string;
  private readonly manager: AmqpConnectionManager;
  private readonly firstFailure: Promise<unknown>;
  private isBlocked = false;
  private closing = false;

  /** @param name what the broker's own tools show for the connection. */
  constructor(url: string, name: string) {
    super();
    this.describeFailure = failureDescriber(url);
    this.manager = connect([url], {
      reconnectTimeInSeconds,
      heartbeatIntervalInSeconds,
      connectionOptions: { ...socketOptions, clientProperties: { connection_name: name } },
    });
    this.firstFailure = once(this.manager, 'connectFailed');
    this.manager
      .on('connect', () => this.onConnect())
      .on('connectFailed', ({ err }) => this.logger.error(`Cannot connect: ${this.describeFailure(err)}`))
      .on('disconnect', ({ err }) => this.onDisconnect(err))
      .on('blocked', ({ reason }) => this.onBlocked(reason))
      .on('unblocked', () => this.onUnblocked());
  }

  /** The connection itself, if it is there. */
  current(): ChannelModel | undefined {
    return this.manager.connection;
  }

  /** Whether the broker takes messages: it blocks publishers when it runs out of memory or disk. */
  isUsable(): boolean {
    return this.manager.isConnected() && !this.isBlocked;
  }

  /** Resolves when an attempt to connect has failed. */
  async failed(): Promise<void> {
    await this.firstFailure;
  }

  async close(): Promise<void> {
    if (this.closing) return;
    this.closing = true;
    // A broker that has blocked the connection does not read our goodbye either.
    await withDeadline(closeTimeoutMs, this.manager.close()).catch(() => undefined);
  }

  private onConnect(): void {
    this.isBlocked = false;
    this.logger.log('Connected');
    const connection = this.current();
    if (connection) this.emit('opened', connection);
  }

  private onDisconnect(error: unknown): void {
    if (!this.closing) this.logger.warn(`Connection lost: ${this.describeFailure(error)}`);
  }

  private onBlocked(reason: string): void {
    this.isBlocked = true;
    this.logger.error(`The broker takes no messages: ${reason}`);
    this.emit('blocked');
  }

  private onUnblocked(): void {
    this.isBlocked = false;
    this.logger.log('The broker takes messages again');
  }
}
