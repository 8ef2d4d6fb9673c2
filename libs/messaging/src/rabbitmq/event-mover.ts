import type { ConsumeMessage, Options } from 'amqplib';
import type { BrokerConnection } from './broker-connection';
import { ConfirmedSender } from './confirmed-sender';
import { copiedProperties, deliveriesHeader, failureHeader } from './message-format';
import type { RabbitMqSettings } from './rabbitmq-options';
import { redeliveriesOf } from './redelivery';
import { deadLetterQueue, declareDeadLetterQueue, eventQueue } from './topology';

/** Puts copies of a service's events into its queues. The original may go once its copy is safe, which is when a promise resolves. */
export class EventMover {
  private readonly sender: ConfirmedSender;

  constructor(
    connection: BrokerConnection,
    private readonly settings: RabbitMqSettings,
    private readonly service: string,
  ) {
    this.sender = new ConfirmedSender(connection, (channel) => declareDeadLetterQueue(channel, settings, service));
  }

  /** Behind all others that wait, with no redelivery counted. */
  toTheEnd(message: ConsumeMessage): Promise<void> {
    return this.move(message, eventQueue(this.settings, this.service));
  }

  /** @param reason what operators are shown. */
  toDeadLetters(message: ConsumeMessage, reason: string): Promise<void> {
    return this.move(message, deadLetterQueue(this.settings, this.service), {
      timestamp: Math.floor(Date.now() / 1_000),
      headers: { [failureHeader]: reason, [deliveriesHeader]: redeliveriesOf(message) + 1 },
    });
  }

  close(): Promise<void> {
    return this.sender.close();
  }

  private async move(message: ConsumeMessage, queue: string, notes: Options.Publish = {}): Promise<void> {
    const options = { ...copiedProperties(message), ...notes, mandatory: true };
    const isThere = await this.sender.send({ exchange: '', routingKey: queue }, message.content, options);
    if (isThere) return;
    // Somebody has removed it: the next attempt shall find it again. Its own queue, the service finds again as its consumer.
    await this.sender.prepareAgain();
    throw new Error(`There is no queue ${queue}`);
  }
}
