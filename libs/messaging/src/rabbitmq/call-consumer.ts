import { Logger } from '@nestjs/common';
import type { Channel, ConsumeMessage } from 'amqplib';
import type { MessageContext } from '@hearthstay/message-context';
import type { Reply } from '../handlers/reply';
import type { BrokerConnection } from './broker-connection';
import { actorOf, correlationIdOf, fromJson, propertiesOf, toJson } from './message-format';
import { QueueConsumer } from './queue-consumer';
import type { RabbitMqSettings } from './rabbitmq-options';
import { timeToHandle } from './shares-of-deadline';
import { declareCallQueue } from './topology';

interface CallHandling {
  handle(name: string, request: unknown, context: MessageContext): Promise<Reply>;
  /** How long the caller of a command waits, in milliseconds; `undefined` for a call that changes nothing. */
  deadlineOfCommand(name: string): number | undefined;
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
      // The caller's deadline tells it so. The broker may deliver the call again.
      this.logger.warn({ err: error }, 'A call could not be answered');
    }
  }

  /**
   * A call may be delivered again after it was carried out, when only its answer was lost. Reading twice does no harm, and the handler
   * of a command knows the id of one that it has carried out.
   */
  private replyTo(message: ConsumeMessage): Promise<Reply> {
    const { type: name, messageId: commandId } = propertiesOf(message);
    const deadlineMs = this.handling.deadlineOfCommand(name);
    const context = { correlationId: correlationIdOf(message), commandId };
    if (deadlineMs === undefined) return this.handling.handle(name, this.requestIn(message), context);
    // A caller of an earlier version does not name its commands.
    if (message.fields.redelivered && !commandId) {
      return Promise.resolve({ error: { code: 'SERVICE_TIMEOUT', content: {} } });
    }
    const deadline = performance.now() + timeToHandle(deadlineMs);
    return this.handling.handle(name, this.requestIn(message), { ...context, actor: actorOf(message), deadline });
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
