import { randomInt } from 'node:crypto';
import type { ConsumeMessage, Options } from 'amqplib';
import type { BrokerConnection } from './broker-connection';
import { ConfirmedSender } from './confirmed-sender';
import { historyHeaders } from './delivery-history';
import { copiedProperties, deliveriesHeader, failureHeader, propertiesOf } from './message-format';
import type { NextDelivery } from './next-delivery';
import type { RabbitMqSettings } from './rabbitmq-options';
import { deadLetterQueue, declareDeadLetterQueue, declareRetryQueues, retryQueue } from './topology';

/**
 * Copies failed events to retry queues and the dead-letter queue. The original may be acknowledged after `republish`
 * resolves.
 */
export class EventRepublisher {
  private readonly sender: ConfirmedSender;

  constructor(
    connection: BrokerConnection,
    private readonly settings: RabbitMqSettings,
    private readonly service: string,
  ) {
    this.sender = new ConfirmedSender(connection, async (channel) => {
      await declareDeadLetterQueue(channel, settings, service);
      await declareRetryQueues(channel, settings, service);
    });
  }

  /** @throws when the copy is not confirmed */
  async republish(message: ConsumeMessage, next: NextDelivery): Promise<void> {
    if ('deadLetterReason' in next) await this.toDeadLetters(message, next);
    else await this.toRetries(message, next);
  }

  close(): Promise<void> {
    return this.sender.close();
  }

  private toRetries(message: ConsumeMessage, { history, pauses }: Extract<NextDelivery, { pauses: unknown }>) {
    const pause = pauses[randomInt(pauses.length)] ?? 0;
    return this.copy(message, retryQueue(this.settings, this.service, pause), {
      timestamp: propertiesOf(message).timestamp,
      headers: historyHeaders(history),
    });
  }

  private toDeadLetters(
    message: ConsumeMessage,
    { history, deadLetterReason }: Extract<NextDelivery, { deadLetterReason: string }>,
  ) {
    return this.copy(message, deadLetterQueue(this.settings, this.service), {
      timestamp: Math.floor(Date.now() / 1_000),
      headers: { [failureHeader]: deadLetterReason, [deliveriesHeader]: history.failures + history.timeouts },
    });
  }

  private async copy(message: ConsumeMessage, queue: string, notes: Options.Publish): Promise<void> {
    const options = { ...copiedProperties(message), ...notes, mandatory: true };
    const isRouted = await this.sender.send({ exchange: '', routingKey: queue }, message.content, options);
    if (isRouted) return;
    // The queue was deleted.
    await this.sender.prepareAgain();
    throw new Error(`Queue ${queue} does not exist`);
  }
}
