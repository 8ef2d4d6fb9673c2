import { DomainError } from '@hearthstay/contracts';
import type { ConfirmChannel } from 'amqplib';
import { withDeadline } from '../client/with-deadline';
import type { BrokerConnection } from './broker-connection';
import { ConfirmedPublishing } from './confirmed-publishing';
import { RecoveringChannel } from './recovering-channel';

const confirmTimeoutMs = 5_000;

type Prepare = (channel: ConfirmChannel) => Promise<void>;

/** Sends messages that must not be lost, over a channel that comes back by itself. */
export class ConfirmedSender {
  private readonly channel: RecoveringChannel<ConfirmChannel>;
  private readonly publishing = new WeakMap<ConfirmChannel, ConfirmedPublishing>();

  constructor(
    private readonly connection: BrokerConnection,
    private readonly prepare: Prepare = async () => undefined,
  ) {
    this.channel = RecoveringChannel.confirming(connection, {
      prepare: async (channel) => {
        this.publishing.set(channel, new ConfirmedPublishing(channel));
        await prepare(channel);
      },
    });
  }

  isReady(): boolean {
    return this.connection.isUsable() && this.channel.current() !== undefined;
  }

  /**
   * Resolves with whether a `mandatory` message has reached a queue.
   *
   * @throws DomainError `SERVICE_UNAVAILABLE` when the broker is away or does not take the message, `SERVICE_TIMEOUT` when it does
   *   not confirm it in time: it may then have it or not.
   */
  async send(...message: Parameters<ConfirmedPublishing['publish']>): Promise<boolean> {
    const confirmed = this.usable().publish(...message);
    const refusal = (cause: unknown) => new DomainError('SERVICE_UNAVAILABLE', {}, { cause });
    return withDeadline(
      confirmTimeoutMs,
      confirmed.catch((error: unknown) => Promise.reject(refusal(error))),
    );
  }

  /** Declares again what the messages need. What fails closes the channel, and the next one is prepared as well. */
  async prepareAgain(): Promise<void> {
    const channel = this.channel.current();
    if (channel) await this.prepare(channel).catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.channel.close();
  }

  private usable(): ConfirmedPublishing {
    const channel = this.channel.current();
    const publishing = channel && this.publishing.get(channel);
    if (!publishing || !this.connection.isUsable()) throw new DomainError('SERVICE_UNAVAILABLE');
    return publishing;
  }
}
