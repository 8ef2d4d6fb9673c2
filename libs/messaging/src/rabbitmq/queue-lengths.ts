import { DomainError } from '@hearthstay/contracts';
import { withDeadline } from '../client/with-deadline';
import type { QueueLength } from '../transport';
import type { BrokerConnection } from './broker-connection';
import type { RabbitMqSettings } from './rabbitmq-options';
import { RecoveringChannel } from './recovering-channel';
import { deadLetterQueue, declareRetryQueues, declareSubscriptions, eventQueue, retryQueues } from './topology';

const replyTimeoutMs = 2_000;

/**
 * Reads the lengths of a service's event queues. A failure closes the channel; the next one declares deleted queues
 * again.
 */
export class QueueLengths {
  private readonly channel: RecoveringChannel;

  constructor(
    connection: BrokerConnection,
    private readonly settings: RabbitMqSettings,
    private readonly service: string,
  ) {
    this.channel = RecoveringChannel.plain(connection, {
      prepare: async (channel) => {
        await declareSubscriptions(channel, settings);
        await declareRetryQueues(channel, settings, service);
      },
    });
  }

  /** @throws DomainError when the broker does not reply */
  async read(): Promise<QueueLength[]> {
    const events = eventQueue(this.settings, this.service);
    const deadLetters = deadLetterQueue(this.settings, this.service);
    const retries = retryQueues(this.settings, this.service);
    return [
      { queue: events, kind: 'events', messages: await this.messagesIn(events) },
      { queue: events, kind: 'retries', messages: await this.messagesIn(...retries) },
      { queue: deadLetters, kind: 'dead-letters', messages: await this.messagesIn(deadLetters) },
    ];
  }

  async close(): Promise<void> {
    await this.channel.close();
  }

  private async messagesIn(...queues: string[]): Promise<number> {
    const channel = this.channel.current();
    if (!channel) throw new DomainError('SERVICE_UNAVAILABLE');
    const checks = Promise.all(queues.map((queue) => channel.checkQueue(queue)));
    return (await withDeadline(replyTimeoutMs, checks)).reduce((sum, { messageCount }) => sum + messageCount, 0);
  }
}
