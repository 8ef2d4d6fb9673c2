import { Logger } from '@nestjs/common';
import type { Channel, ConsumeMessage } from 'amqplib';
import type { MessageContext } from '@hearthstay/message-context';
import type { Reply } from '../handlers/reply';
import { applicationUserIn, mayCall } from './application-user';
import type { BrokerConnection } from './broker-connection';
import { actorOf, correlationIdOf, fromJson, propertiesOf, toJson, traceparentIn } from './message-format';
import { QueueConsumer } from './queue-consumer';
import type { RabbitMqSettings } from './rabbitmq-options';
import { handlingTime } from './command-deadline';
import { declareCallQueue } from './topology';

interface CallHandling {
  handle(name: string, request: unknown, context: MessageContext): Promise<Reply>;
  /** The deadline of a command in milliseconds; `undefined` for a query. */
  deadlineOfCommand(name: string): number | undefined;
}

/** Consumes the calls of a service and sends the replies. */
export class CallConsumer {
  private readonly logger = new Logger('RabbitMQ');
  readonly consumer: QueueConsumer;
  private readonly mayCall: (sender: unknown) => boolean;

  constructor(
    connection: BrokerConnection,
    settings: RabbitMqSettings,
    service: string,
    private readonly handling: CallHandling,
  ) {
    this.consumer = new QueueConsumer(connection, {
      prefetch: settings.prefetch.calls,
      declare: (channel) => declareCallQueue(channel, settings, service),
      handle: (channel, message) => this.receive(channel, message),
    });
    this.mayCall = (sender) => mayCall(service, applicationUserIn(settings.url), sender);
  }

  private async receive(channel: Channel, message: ConsumeMessage): Promise<void> {
    const { type: messageName, userId: sender } = propertiesOf(message);
    if (this.mayCall(sender)) return this.respond(channel, message);
    this.logger.error({ messageName, sender }, 'Refused a call from an application that calls nobody');
    this.settle(() => channel.nack(message, false, false));
  }

  private async respond(channel: Channel, message: ConsumeMessage): Promise<void> {
    const { replyTo, correlationId } = propertiesOf(message);
    const reply = await this.replyTo(message);
    this.settle(() => {
      channel.ack(message);
      channel.sendToQueue(replyTo, toJson(reply), { correlationId, contentType: 'application/json' });
    });
  }

  private settle(settle: () => void): void {
    try {
      settle();
    } catch (error) {
      // The caller gets `SERVICE_TIMEOUT`; the broker may redeliver the call.
      this.logger.warn({ err: error }, 'Cannot reply to a call');
    }
  }

  /**
   * A call may be redelivered after it was carried out, when only its acknowledgement was lost. Queries are idempotent;
   * the handler of a command recognises the id of a command that it has carried out.
   */
  private replyTo(message: ConsumeMessage): Promise<Reply> {
    const { type: name, messageId: commandId } = propertiesOf(message);
    const deadlineMs = this.handling.deadlineOfCommand(name);
    const context = { correlationId: correlationIdOf(message), commandId, traceparent: traceparentIn(message) };
    if (deadlineMs === undefined) return this.handling.handle(name, this.requestIn(message), context);
    const deadline = performance.now() + handlingTime(deadlineMs);
    return this.handling.handle(name, this.requestIn(message), { ...context, actor: actorOf(message), deadline });
  }

  /** The schema of the contract rejects `undefined`. */
  private requestIn({ content }: ConsumeMessage): unknown {
    try {
      return fromJson(content);
    } catch {
      return undefined;
    }
  }
}
