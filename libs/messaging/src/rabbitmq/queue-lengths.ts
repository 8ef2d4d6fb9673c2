import { DomainError } from '@hearthstay/contracts';
import { withDeadline } from '../client/with-deadline';
import type { QueueLength } from '../transport';
import type { BrokerConnection } from './broker-connection';
import type { RabbitMqSettings } from './rabbitmq-options';
import { RecoveringChannel } from './recovering-channel';
import { deadLetterQueue, declareSubscriptions, eventQueue } from './topology';

const answerTimeoutMs = 2_000;

/** Asks the broker how much waits in the queues of a service's events. A queue that has gone is there again at the next question. */
export class QueueLengths {
  private readonly channel: RecoveringChannel;

  constructor(
    connection: BrokerConnection,
    private readonly settings: RabbitMqSettings,
    private readonly service: string,
  ) {
    this.channel = RecoveringChannel.plain(connection, {
      prepare: (channel) => declareSubscriptions(channel, settings),
    });
  }

  /** @throws DomainError when the broker cannot tell just now. */
  async read(): Promise<QueueLength[]> {
    return Promise.all([
      this.lengthOf('events', eventQueue(this.settings, this.service)),
      this.lengthOf('dead-letters', deadLetterQueue(this.settings, this.service)),
    ]);
  }

  async close(): Promise<void> {
    await this.channel.close();
  }

  private async lengthOf(kind: QueueLength['kind'], queue: string): Promise<QueueLength> {
    const channel = this.channel.current();
    if (!channel) throw new DomainError('SERVICE_UNAVAILABLE');
    const { messageCount } = await withDeadline(answerTimeoutMs, channel.checkQueue(queue));
    return { queue, kind, messages: messageCount };
  }
}
