import { DomainError, type RequestInputOf, type ResponseOf, type RpcContract } from '@hearthstay/contracts';
import type { Channel, Message } from 'amqplib';
import { currentActor, currentCommandId, currentCorrelationId, messageContext } from '@hearthstay/message-context';
import { responseFrom } from '../client/response-from';
import { withDeadline } from '../client/with-deadline';
import type { Reply } from '../handlers/reply';
import { applicationUserIn } from './application-user';
import type { BrokerConnection } from './broker-connection';
import { actorHeader, correlationHeader, fromJson, propertiesOf, toJson, traceparentHeader } from './message-format';
import type { RabbitMqSettings } from './rabbitmq-options';
import { RecoveringChannel } from './recovering-channel';
import { expirationOf } from './command-deadline';
import { callQueue } from './topology';

/**
 * RabbitMQ delivers direct replies to the channel of the call, so the calls of a lost channel are rejected immediately.
 */
const directReplyTo = 'amq.rabbitmq.reply-to';

interface PendingCall {
  resolve(reply: Reply): void;
  reject(error: DomainError): void;
}

/** Sends calls and waits for their replies. */
export class RpcCaller {
  private readonly channel: RecoveringChannel;
  private readonly pending = new Map<string, PendingCall>();
  private readonly user: string | undefined;
  private lastCallId = 0;

  constructor(
    private readonly connection: BrokerConnection,
    private readonly settings: RabbitMqSettings,
  ) {
    this.user = applicationUserIn(settings.url);
    this.channel = RecoveringChannel.plain(connection, {
      prepare: (channel) => this.receiveReplies(channel),
      onLost: () => this.rejectAll(),
    });
    connection.on('blocked', () => this.rejectAll());
  }

  isReady(): boolean {
    return this.connection.isUsable() && this.channel.current() !== undefined;
  }

  async call<Contract extends RpcContract>(
    contract: Contract,
    request: RequestInputOf<Contract>,
  ): Promise<ResponseOf<Contract>> {
    const channel = this.channel.current();
    if (!channel || !this.connection.isUsable()) throw new DomainError('SERVICE_UNAVAILABLE');
    const callId = String((this.lastCallId += 1));
    try {
      const reply = new Promise<Reply>((resolve, reject) => this.pending.set(callId, { resolve, reject }));
      this.send(channel, contract, callId, request);
      return responseFrom(contract, await withDeadline(contract.deadlineMs, reply));
    } finally {
      this.pending.delete(callId);
    }
  }

  async close(): Promise<void> {
    await this.channel.close();
    this.rejectAll();
  }

  private send(channel: Channel, contract: RpcContract, callId: string, request: unknown): void {
    channel.publish('', callQueue(this.settings, contract.service), toJson(request), {
      type: contract.name,
      correlationId: callId,
      replyTo: directReplyTo,
      userId: this.user,
      contentType: 'application/json',
      headers: {
        [correlationHeader]: currentCorrelationId(),
        [traceparentHeader]: messageContext()?.traceparent,
        ...(contract.kind === 'command' && { [actorHeader]: currentActor() }),
      },
      messageId: contract.kind === 'command' ? currentCommandId() : undefined,
      expiration: expirationOf(contract),
      mandatory: true,
    });
  }

  private async receiveReplies(channel: Channel): Promise<void> {
    channel.on('return', (message: Message) => this.reject(propertiesOf(message).correlationId));
    await channel.consume(
      directReplyTo,
      (message) => {
        if (message) this.pending.get(propertiesOf(message).correlationId)?.resolve(fromJson(message.content) as Reply);
      },
      { noAck: true },
    );
  }

  private reject(callId: string): void {
    this.pending.get(callId)?.reject(new DomainError('SERVICE_UNAVAILABLE'));
  }

  private rejectAll(): void {
    [...this.pending.keys()].forEach((callId) => this.reject(callId));
  }
}
