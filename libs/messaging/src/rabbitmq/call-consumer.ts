import { Logger } from '@nestjs/common';
import type { Channel, ConsumeMessage } from 'amqplib';
import type { Reply } from '../handlers/reply';
import type { BrokerConnection } from './broker-connection';
import { correlationIdOf, fromJson, propertiesOf, toJson } from './message-format';
import { QueueConsumer } from './queue-consumer';
import type { RabbitMqSettings } from './rabbitmq-options';
import { declareCallQueue } from './topology';

interface CallHandling {
  handle(name: string, request: unknown, correlationId: string): Promise<Reply>;
  isCommand(name: string): boolean;
}

/** The answering side of a service's calls. */
export class CallConsumer {
  private readonly logger = new Logger('RabbitMQ');
  readonly consumer: QueueConsumer;

  constructor(
    connection: BrokerConnection,
    settings: RabbitMqSettings,
    service: string,
    private readonly handling: CallHandling,
  ) {
    this.consumer = new QueueConsumer(connection, {
      prefetch: settings.prefetch.calls,
      declare: (channel) => declareCallQueue(channel, settings, service),
      handle: (channel, message) => this.answer(channel, message),
    });
  }

  private async answer(channel: Channel, message: ConsumeMessage): Promise<void> {
    const { replyTo, correlationId } = propertiesOf(message);
    const reply = await this.replyTo(message);
    try {
      channel.ack(message);
      channel.sendToQueue(replyTo, toJson(reply), { correlationId, contentType: 'application/json' });
    } catch (error) {
      // The caller's deadline tells it so. The broker may deliver the call again, and `replyTo` knows what to do then.
      this.logger.warn({ err: error }, 'A call could not be answered');
    }
  }

  /**
   * A call that comes again may have been carried out the first time, when only its answer was lost. Reading twice does no harm;
   * a command is not carried out twice, and its caller hears that nobody knows.
   */
  private replyTo(message: ConsumeMessage): Promise<Reply> {
    const name = propertiesOf(message).type;
    if (message.fields.redelivered && this.handling.isCommand(name)) {
      return Promise.resolve({ error: { code: 'SERVICE_TIMEOUT', content: {} } });
    }
    return this.handling.handle(name, this.requestIn(message), correlationIdOf(message));
  }

  /** What is no JSON is left to the contract's schema to refuse. */
  private requestIn({ content }: ConsumeMessage): unknown {
    try {
      return fromJson(content);
    } catch {
      return undefined;
    }
  }
}
