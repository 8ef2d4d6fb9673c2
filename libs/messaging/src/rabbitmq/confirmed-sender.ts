import { DomainError } from '@hearthstay/contracts';
import type { ConfirmChannel } from 'amqplib';
import { withDeadline } from '../client/with-deadline';
import type { BrokerConnection } from './broker-connection';
import { ConfirmedPublisher } from './confirmed-publisher';
import { RecoveringChannel } from './recovering-channel';

const confirmTimeoutMs = 5_000;

type Prepare = (channel: ConfirmChannel) => Promise<void>;

/** Publishes with publisher confirms over a `RecoveringChannel`. */
export class ConfirmedSender {
  private readonly channel: RecoveringChannel<ConfirmChannel>;
  private readonly publishing = new WeakMap<ConfirmChannel, ConfirmedPublisher>();

  constructor(
    private readonly connection: BrokerConnection,
    private readonly prepare: Prepare = async () => undefined,
  ) {
    this.channel = RecoveringChannel.confirming(connection, {
      prepare: async (channel) => {
        this.publishing.set(channel, new ConfirmedPublisher(channel));
        await prepare(channel);
      },
    });
  }

  isReady(): boolean {
    return this.connection.isUsable() && this.channel.current() !== undefined;
  }

  /**
   * Resolves with false when a `mandatory` message was not routed to any queue.
   *
   * @throws DomainError `SERVICE_UNAVAILABLE` when the broker is unreachable or rejects the message, `SERVICE_TIMEOUT`
   *   without a confirm in time (the broker may then have the message or not)
   */
  async send(...message: Parameters<ConfirmedPublisher['publish']>): Promise<boolean> {
    const confirmed = this.usable().publish(...message);
    const refusal = (cause: unknown) => new DomainError('SERVICE_UNAVAILABLE', {}, { cause });
    return withDeadline(
      confirmTimeoutMs,
      confirmed.catch((error: unknown) => Promise.reject(refusal(error))),
    );
  }

  /** Declares the queues again. A failure closes the channel; the next channel declares them when it opens. */
  async prepareAgain(): Promise<void> {
    const channel = this.channel.current();
    if (channel) await this.prepare(channel).catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.channel.close();
  }

  private usable(): ConfirmedPublisher {
    const channel = this.channel.current();
    const publishing = channel && this.publishing.get(channel);
    if (!publishing || !this.connection.isUsable()) throw new DomainError('SERVICE_UNAVAILABLE');
    return publishing;
  }
}
